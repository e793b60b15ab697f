BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE analyses (
	game_id INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY (game_id), 
	CONSTRAINT fk_analyses_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "analyses" VALUES(1,'{}');
CREATE TABLE followers (
	game_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	mentioned BOOLEAN NOT NULL, 
	CONSTRAINT pk_followers PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_followers_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "followers" VALUES(2,104,1);
CREATE TABLE games (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT, 
	channel_id BIGINT, 
	host_id BIGINT, 
	variant TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	capacity INTEGER NOT NULL, 
	dynasty BOOLEAN NOT NULL, 
	suggestions TEXT, 
	pace INTEGER NOT NULL, 
	policy TEXT NOT NULL, 
	language TEXT, 
	theme TEXT NOT NULL, 
	series INTEGER, 
	number INTEGER NOT NULL, 
	deal TEXT, 
	status TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	touched_at BIGINT, 
	invited_at BIGINT, 
	ended_at BIGINT, 
	paused_at BIGINT, 
	announcement_since INTEGER NOT NULL, 
	announcement_ply INTEGER NOT NULL, 
	announcement_message_id BIGINT, 
	announcement_nudge_at BIGINT, 
	reminder_count INTEGER NOT NULL, 
	reminder_counted_from BIGINT, 
	reminder_message_id BIGINT, 
	reminder_not_before BIGINT, 
	reminder_acts_at BIGINT, 
	reminder_is_muted BOOLEAN NOT NULL, 
	reminder_archives_at BIGINT, 
	reminder_quiet_since BIGINT, 
	public_ply INTEGER NOT NULL, 
	acting_seat INTEGER, 
	undo_approvals INTEGER NOT NULL, 
	proposal JSON, 
	leftovers JSON NOT NULL, 
	notices JSON NOT NULL, 
	unshown BOOLEAN NOT NULL, 
	due_at BIGINT, 
	CONSTRAINT fk_games_series FOREIGN KEY(series) REFERENCES games (id)
);
INSERT INTO "games" VALUES(1,1,7,101,'kd+mh',1,2,0,NULL,1440,'remind',NULL,'storybook',NULL,1,NULL,'over',4000,4000,NULL,4000,NULL,0,-1,NULL,NULL,0,NULL,NULL,NULL,NULL,0,NULL,NULL,55,NULL,0,NULL,'[]','[]',1,NULL);
INSERT INTO "games" VALUES(2,1,7,101,'qd',1,3,0,NULL,1440,'remind',NULL,'storybook',NULL,1,NULL,'playing',4000,4000,NULL,NULL,NULL,0,-1,NULL,NULL,0,NULL,NULL,NULL,NULL,0,NULL,NULL,38,1,0,NULL,'[]','[]',1,608800);
INSERT INTO "games" VALUES(3,1,8,101,'kd7',1,2,0,NULL,1440,'remind',NULL,'storybook',NULL,1,NULL,'playing',4000,4000,NULL,NULL,NULL,0,-1,NULL,NULL,0,NULL,NULL,NULL,NULL,0,NULL,NULL,7,2,0,NULL,'[]','[]',1,608800);
INSERT INTO "games" VALUES(4,1,9,101,'rw',1,4,0,NULL,1440,'remind',NULL,'storybook',NULL,1,NULL,'lobby',4000,4000,4000,NULL,NULL,0,-1,NULL,NULL,0,NULL,NULL,NULL,NULL,0,NULL,NULL,0,NULL,0,NULL,'[]','[["invited", ["102"], 1084, null, 0, false]]',1,608800);
CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('id','8cdd1bac');
INSERT INTO "meta" VALUES('format','1');
CREATE TABLE moves (
	game_id INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	interaction_id BIGINT, 
	user_id BIGINT, 
	at BIGINT NOT NULL, 
	planned BOOLEAN NOT NULL, 
	late BOOLEAN NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (game_id, ply), 
	CONSTRAINT fk_moves_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "moves" VALUES(1,0,'#1122',1002,101,4000,0,0);
INSERT INTO "moves" VALUES(1,1,'=3.14.17.39',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,2,'>3',1003,101,4000,0,0);
INSERT INTO "moves" VALUES(1,3,'>14',1004,101,4000,0,0);
INSERT INTO "moves" VALUES(1,4,'>17',1005,102,4000,0,0);
INSERT INTO "moves" VALUES(1,5,'>39',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,6,'=12.31.42.48',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,7,'3@g5n',1006,101,4000,0,0);
INSERT INTO "moves" VALUES(1,8,'>12',1007,101,4000,0,0);
INSERT INTO "moves" VALUES(1,9,'14@f6n',1008,101,4000,0,0);
INSERT INTO "moves" VALUES(1,10,'>31',1009,101,4000,0,0);
INSERT INTO "moves" VALUES(1,11,'17@g5n',1010,102,4000,0,0);
INSERT INTO "moves" VALUES(1,12,'>42',1011,102,4000,0,0);
INSERT INTO "moves" VALUES(1,13,'39@f6n',1012,102,4000,0,0);
INSERT INTO "moves" VALUES(1,14,'>48',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,15,'=28.30.38.41',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,16,'12@h6n',1013,101,4000,0,0);
INSERT INTO "moves" VALUES(1,17,'>28',1014,101,4000,0,0);
INSERT INTO "moves" VALUES(1,18,'31@f4n',1015,101,4000,0,0);
INSERT INTO "moves" VALUES(1,19,'>30',1016,101,4000,0,0);
INSERT INTO "moves" VALUES(1,20,'42@f4n',1017,102,4000,0,0);
INSERT INTO "moves" VALUES(1,21,'>38',1018,102,4000,0,0);
INSERT INTO "moves" VALUES(1,22,'48@h6n',1019,102,4000,0,0);
INSERT INTO "moves" VALUES(1,23,'>41',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,24,'=4.22.36.44',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,25,'28@e3n',1020,101,4000,0,0);
INSERT INTO "moves" VALUES(1,26,'>4',1021,101,4000,0,0);
INSERT INTO "moves" VALUES(1,27,'30@d4n',1022,101,4000,0,0);
INSERT INTO "moves" VALUES(1,28,'>22',1023,101,4000,0,0);
INSERT INTO "moves" VALUES(1,29,'38@e6n',1024,102,4000,0,0);
INSERT INTO "moves" VALUES(1,30,'>36',1025,102,4000,0,0);
INSERT INTO "moves" VALUES(1,31,'41@e4n',1026,102,4000,0,0);
INSERT INTO "moves" VALUES(1,32,'>44',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,33,'=2.27.33.45',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,34,'4@g3n',1027,101,4000,0,0);
INSERT INTO "moves" VALUES(1,35,'>2',1028,101,4000,0,0);
INSERT INTO "moves" VALUES(1,36,'22@h4n',1029,101,4000,0,0);
INSERT INTO "moves" VALUES(1,37,'>27',1030,101,4000,0,0);
INSERT INTO "moves" VALUES(1,38,'36@d4n',1031,102,4000,0,0);
INSERT INTO "moves" VALUES(1,39,'>33',1032,102,4000,0,0);
INSERT INTO "moves" VALUES(1,40,'44@d6n',1033,102,4000,0,0);
INSERT INTO "moves" VALUES(1,41,'>45',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,42,'=9.19.20.24',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,43,'2@e5n',1034,101,4000,0,0);
INSERT INTO "moves" VALUES(1,44,'>9',1035,101,4000,0,0);
INSERT INTO "moves" VALUES(1,45,'27@d7e',1036,101,4000,0,0);
INSERT INTO "moves" VALUES(1,46,'>19',1037,101,4000,0,0);
INSERT INTO "moves" VALUES(1,47,'33@g3n',1038,102,4000,0,0);
INSERT INTO "moves" VALUES(1,48,'>20',1039,102,4000,0,0);
INSERT INTO "moves" VALUES(1,49,'45@h4n',1040,102,4000,0,0);
INSERT INTO "moves" VALUES(1,50,'>24',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,51,'9@-',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,52,'19@-',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,53,'20@d3e',1041,102,4000,0,0);
INSERT INTO "moves" VALUES(1,54,'24@-',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(2,0,'#132',1045,101,4000,0,0);
INSERT INTO "moves" VALUES(2,1,'=q9.q12.q21.q33',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,2,'=b24.b17.b22.b18.b6.b15',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,3,'>q9',1046,103,4000,0,0);
INSERT INTO "moves" VALUES(2,4,'>q12',1047,102,4000,0,0);
INSERT INTO "moves" VALUES(2,5,'>q21',1048,101,4000,0,0);
INSERT INTO "moves" VALUES(2,6,'=q27.q30.q38.q42',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,7,'q9@g5n',1049,103,4000,0,0);
INSERT INTO "moves" VALUES(2,8,'N@g5',1050,103,4000,0,0);
INSERT INTO "moves" VALUES(2,9,'D0',1051,103,4000,0,0);
INSERT INTO "moves" VALUES(2,10,'>q27',1052,103,4000,0,0);
INSERT INTO "moves" VALUES(2,11,'q12@g5n',1053,102,4000,0,0);
INSERT INTO "moves" VALUES(2,12,'N@g5',1054,102,4000,0,0);
INSERT INTO "moves" VALUES(2,13,'>q30',1055,102,4000,0,0);
INSERT INTO "moves" VALUES(2,14,'q21@g5n',1056,101,4000,0,0);
INSERT INTO "moves" VALUES(2,15,'N@g5',1057,101,4000,0,0);
INSERT INTO "moves" VALUES(2,16,'>q38',1058,101,4000,0,0);
INSERT INTO "moves" VALUES(2,17,'=q13.q26.q28.q35',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,18,'=b31',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,19,'q27@f6n',1059,103,4000,0,0);
INSERT INTO "moves" VALUES(2,20,'D0',1060,103,4000,0,0);
INSERT INTO "moves" VALUES(2,21,'>q13',1061,103,4000,0,0);
INSERT INTO "moves" VALUES(2,22,'q30@g3n',1062,102,4000,0,0);
INSERT INTO "moves" VALUES(2,23,'>q26',1063,102,4000,0,0);
INSERT INTO "moves" VALUES(2,24,'q38@f6n',1064,101,4000,0,0);
INSERT INTO "moves" VALUES(2,25,'B1@f7',1065,101,4000,0,0);
INSERT INTO "moves" VALUES(2,26,'>q28',1066,101,4000,0,0);
INSERT INTO "moves" VALUES(2,27,'=q19.q36.q41.q46',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,28,'=b20.b10',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,29,'q13@g3n',1067,103,4000,0,0);
INSERT INTO "moves" VALUES(2,30,'D0',1068,103,4000,0,0);
INSERT INTO "moves" VALUES(2,31,'>q19',1069,103,4000,0,0);
INSERT INTO "moves" VALUES(2,32,'q26@f3n',1070,102,4000,0,0);
INSERT INTO "moves" VALUES(2,33,'>q36',1071,102,4000,0,0);
INSERT INTO "moves" VALUES(2,34,'q28@h6n',1072,101,4000,0,0);
INSERT INTO "moves" VALUES(2,35,'>q41',1073,101,4000,0,0);
INSERT INTO "moves" VALUES(2,36,'=q18.q32.q45.q48',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,37,'=b13',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,38,'q19@f4n',1074,103,4000,0,0);
INSERT INTO "moves" VALUES(2,39,'D0',1075,103,4000,0,0);
INSERT INTO "moves" VALUES(3,0,'#2121',1078,101,4000,0,0);
INSERT INTO "moves" VALUES(3,1,'=14.20.32.47',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(3,2,'>14',1079,102,4000,0,0);
INSERT INTO "moves" VALUES(3,3,'>20',1080,101,4000,0,0);
INSERT INTO "moves" VALUES(3,4,'>32',1081,102,4000,0,0);
INSERT INTO "moves" VALUES(3,5,'>47',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(3,6,'=26.36.43.48',NULL,102,4000,0,0);
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	suggestions TEXT NOT NULL, 
	auto_place BOOLEAN NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	hints TEXT NOT NULL, 
	time_zone TEXT, 
	away_from BIGINT, 
	away_until BIGINT, 
	mentions BOOLEAN NOT NULL, 
	language TEXT, 
	grace INTEGER NOT NULL, 
	text_mode BOOLEAN NOT NULL, 
	theme TEXT, 
	ranked BOOLEAN NOT NULL, 
	private TEXT, 
	CONSTRAINT pk_people PRIMARY KEY (user_id)
);
INSERT INTO "people" VALUES(101,'hint',0,22,7,'spots plan','Europe/Warsaw',5000,9000,0,'pl',0,1,'contrast',0,'reminders');
CREATE TABLE seats (
	game_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	computer TEXT, 
	resigned BOOLEAN NOT NULL, 
	score INTEGER, 
	place INTEGER, 
	team INTEGER, 
	series_player INTEGER, 
	owner_id BIGINT, 
	owner_name TEXT, 
	offered BOOLEAN NOT NULL, 
	away_until BIGINT, 
	hints BIGINT NOT NULL, 
	invited BOOLEAN NOT NULL, 
	put_out BOOLEAN NOT NULL, 
	"plan" TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES(1,1,101,'Person 101',NULL,0,9,2,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(1,2,102,'Person 102',NULL,0,46,1,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(2,1,103,'Person 103',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(2,2,101,'Person 101',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(2,3,102,'Person 102',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(3,1,101,'Person 101',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,0,'1 20@g5n 47@f6n >26 >36 >43 >48');
INSERT INTO "seats" VALUES(3,2,102,'Person 102',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(4,1,101,'Person 101',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,0,NULL);
INSERT INTO "seats" VALUES(4,2,102,'Kenji',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,1,0,NULL);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	game TEXT, 
	pace INTEGER, 
	policy TEXT, 
	threads BOOLEAN NOT NULL, 
	channels JSON NOT NULL, 
	language TEXT, 
	theme TEXT NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
INSERT INTO "servers" VALUES(1,'qd',60,'seat',1,'[7]','pl','contrast');
CREATE UNIQUE INDEX one_game_a_deal ON games (deal, host_id) WHERE deal IS NOT NULL;
CREATE INDEX ix_games_unshown ON games (id) WHERE unshown = 1;
CREATE INDEX ix_games_live_guild_id ON games (guild_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX ix_games_channel_id ON games (channel_id);
CREATE INDEX ix_games_due_at ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_games_over ON games (guild_id, ended_at, id) WHERE status = 'over';
CREATE INDEX ix_games_host_id ON games (host_id);
CREATE UNIQUE INDEX one_live_game_a_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX ix_games_series ON games (series);
CREATE INDEX ix_people_unlisted ON people (user_id) WHERE ranked = 0;
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_seats_owner_id ON seats (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX ix_moves_user_id ON moves (user_id);
CREATE UNIQUE INDEX one_action_an_interaction ON moves (interaction_id);
CREATE INDEX ix_followers_user_id ON followers (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',4);
COMMIT;
