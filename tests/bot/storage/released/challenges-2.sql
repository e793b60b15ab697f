BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0025');
CREATE TABLE analyses (
	game_id INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY (game_id), 
	CONSTRAINT fk_analyses_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "analyses" VALUES(1,'1');
CREATE TABLE answers (
	user_id BIGINT NOT NULL, 
	game_id INTEGER NOT NULL, 
	start INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	is_best BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_answers PRIMARY KEY (user_id, game_id, start), 
	CONSTRAINT fk_answers_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES(1,1,1,'1',1,1);
CREATE TABLE called_roles (
	guild_id BIGINT NOT NULL, 
	role_id BIGINT, 
	time_zone TEXT, 
	CONSTRAINT pk_called_roles PRIMARY KEY (guild_id)
);
INSERT INTO "called_roles" VALUES(1,1,'1');
CREATE TABLE calls (
	game_id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_calls PRIMARY KEY (game_id), 
	CONSTRAINT fk_calls_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "calls" VALUES(1,1,1);
CREATE TABLE followers (
	game_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	mentioned BOOLEAN NOT NULL, 
	CONSTRAINT pk_followers PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_followers_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "followers" VALUES(1,1,1);
CREATE TABLE games (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT, 
	channel_id BIGINT, 
	home_id BIGINT, 
	host_id BIGINT, 
	variant TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	capacity INTEGER NOT NULL, 
	seats_chosen BOOLEAN NOT NULL, 
	dynasty BOOLEAN NOT NULL, 
	suggestions TEXT, 
	pace INTEGER NOT NULL, 
	policy TEXT NOT NULL, 
	language TEXT, 
	theme TEXT NOT NULL, 
	thread BOOLEAN NOT NULL, 
	series INTEGER, 
	number INTEGER NOT NULL, 
	deal TEXT, 
	secret BLOB NOT NULL, 
	mixed_in TEXT, 
	next_secret BLOB, 
	next_mixed_in TEXT, 
	status TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	touched_at BIGINT, 
	invited_at BIGINT, 
	ended_at BIGINT, 
	lost TEXT, 
	paused_at BIGINT, 
	origin TEXT, 
	taken_back BOOLEAN NOT NULL, 
	owner TEXT, 
	closes_at BIGINT, 
	looks_at BIGINT, 
	begins_at BIGINT, 
	sought_at BIGINT, 
	told INTEGER NOT NULL, 
	frees INTEGER, 
	archives_thread BOOLEAN DEFAULT 0 NOT NULL, 
	reminder_count INTEGER NOT NULL, 
	reminder_counted_from BIGINT, 
	reminder_not_before BIGINT, 
	reminder_is_muted BOOLEAN NOT NULL, 
	reminder_archives_at BIGINT, 
	reminder_quiet_since BIGINT, 
	public_ply INTEGER NOT NULL, 
	acting_seat INTEGER, 
	proposals JSON NOT NULL, 
	unshown BOOLEAN NOT NULL, 
	due_at BIGINT, 
	version INTEGER DEFAULT '0' NOT NULL, 
	outbox_version INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT fk_games_series FOREIGN KEY(series) REFERENCES games (id)
);
INSERT INTO "games" VALUES(1,1,7,NULL,101,'kd+mh',1,2,0,0,NULL,1440,'remind',NULL,'storybook',0,NULL,1,NULL,X'73A9BEF499BBF4DC7BD2A4F2C8AF5BD99F267A0ED3197217DD2BBA1537436E5C',NULL,NULL,NULL,'over',4000,4000,NULL,4000,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,55,NULL,0,0,NULL,NULL,0,NULL,NULL,55,NULL,'[]',1,NULL,39,25);
INSERT INTO "games" VALUES(2,1,7,NULL,101,'qd',1,3,0,0,NULL,1440,'remind',NULL,'storybook',0,NULL,1,NULL,X'2441E3D54410492B788768BCFF2218CF8F7373ABE8E394DAF807E24E58C36740',NULL,NULL,NULL,'playing',4000,4000,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,38,NULL,0,0,NULL,NULL,0,NULL,NULL,38,2,'[]',1,608800,33,15);
INSERT INTO "games" VALUES(3,1,8,NULL,101,'kd7',1,2,0,0,NULL,1440,'remind',NULL,'storybook',0,NULL,1,NULL,X'2E281F9BDDF85336D15B579B74E4250950C9C994752666AE81C78B283592EDFF',NULL,NULL,NULL,'playing',4000,4000,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,7,NULL,0,0,NULL,NULL,0,NULL,NULL,7,2,'[]',1,608800,6,5);
INSERT INTO "games" VALUES(4,1,9,NULL,101,'rw',1,4,0,0,NULL,1440,'remind',NULL,'storybook',0,NULL,1,NULL,X'935D406E8FDB72A34980BE64D347BDCDDA5117B919F538DCB77EACFE863E5282',NULL,NULL,NULL,'lobby',4000,4000,4000,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,0,0,NULL,NULL,0,NULL,NULL,0,NULL,'[]',1,608800,1,1);
CREATE TABLE messages (
	game_id INTEGER NOT NULL, 
	nonce TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	since INTEGER NOT NULL, 
	channel_id BIGINT NOT NULL, 
	id BIGINT, 
	look TEXT NOT NULL, 
	called JSON NOT NULL, 
	is_silent BOOLEAN NOT NULL, 
	is_again BOOLEAN NOT NULL, 
	decided_at BIGINT, 
	sleepers JSON NOT NULL, 
	wakes_at BIGINT, 
	held JSON NOT NULL, 
	explains_night BOOLEAN NOT NULL, 
	tries INTEGER NOT NULL, 
	leaves TEXT, 
	late_edits INTEGER NOT NULL, 
	edited_at BIGINT NOT NULL, 
	shown INTEGER NOT NULL, 
	offers_next BOOLEAN NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY (game_id, nonce), 
	CONSTRAINT fk_messages_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "messages" VALUES(1,'a1fa01ad70b5e0a9',1,'end','',0,7,NULL,'0c8125d6fbc2.e78bc6ddfab7','[]',1,0,4000,'[]',NULL,'[]',0,0,NULL,0,0,0,1);
INSERT INTO "messages" VALUES(2,'ac685da66fc00686',1,'turn','38',0,7,NULL,'c37f48cb285b.e78bc6ddfab7','[]',0,0,4000,'[]',NULL,'[]',0,0,NULL,0,0,0,0);
INSERT INTO "messages" VALUES(3,'c711127d4c9e5d02',1,'turn','7',0,8,NULL,'7c52c7235072.e78bc6ddfab7','[]',0,0,4000,'[]',NULL,'[]',0,0,NULL,0,0,0,0);
INSERT INTO "messages" VALUES(4,'dc330bc3b68cfca4',1,'lobby','',0,9,NULL,'','[]',1,0,4000,'[]',NULL,'[]',0,0,NULL,0,0,0,0);
INSERT INTO "messages" VALUES(4,'507a33a5fb4ffd1a',2,'invited','102',0,9,NULL,'b5884e6ce6f6.e78bc6ddfab7','[]',1,0,4000,'[]',NULL,'[]',0,0,NULL,0,0,0,0);
CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('rows:following','1');
INSERT INTO "meta" VALUES('rows:calls','1');
INSERT INTO "meta" VALUES('rows:reviews','1');
INSERT INTO "meta" VALUES('rows:puzzles','1');
INSERT INTO "meta" VALUES('rows:challenges','2');
INSERT INTO "meta" VALUES('format','1');
INSERT INTO "meta" VALUES('id','a6e2657e');
CREATE TABLE missed_finishers (
	game_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_missed_finishers PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_missed_finishers_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "missed_finishers" VALUES(1,1);
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
INSERT INTO "moves" VALUES(1,0,'#1221',1002,101,4000,0,0);
INSERT INTO "moves" VALUES(1,1,'=15.18.25.37',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,2,'>15',1003,101,4000,0,0);
INSERT INTO "moves" VALUES(1,3,'>18',1004,102,4000,0,0);
INSERT INTO "moves" VALUES(1,4,'>25',1005,102,4000,0,0);
INSERT INTO "moves" VALUES(1,5,'>37',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,6,'=9.10.32.47',NULL,102,4000,0,0);
INSERT INTO "moves" VALUES(1,7,'15@g5n',1006,101,4000,0,0);
INSERT INTO "moves" VALUES(1,8,'>9',1007,101,4000,0,0);
INSERT INTO "moves" VALUES(1,9,'18@g5n',1008,102,4000,0,0);
INSERT INTO "moves" VALUES(1,10,'>10',1009,102,4000,0,0);
INSERT INTO "moves" VALUES(1,11,'25@f5n',1010,102,4000,0,0);
INSERT INTO "moves" VALUES(1,12,'>32',1011,102,4000,0,0);
INSERT INTO "moves" VALUES(1,13,'37@f5n',1012,101,4000,0,0);
INSERT INTO "moves" VALUES(1,14,'>47',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,15,'=8.28.35.42',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,16,'9@f3n',1013,101,4000,0,0);
INSERT INTO "moves" VALUES(1,17,'>8',1014,101,4000,0,0);
INSERT INTO "moves" VALUES(1,18,'10@h5n',1015,102,4000,0,0);
INSERT INTO "moves" VALUES(1,19,'>28',1016,102,4000,0,0);
INSERT INTO "moves" VALUES(1,20,'32@f3n',1017,102,4000,0,0);
INSERT INTO "moves" VALUES(1,21,'>35',1018,102,4000,0,0);
INSERT INTO "moves" VALUES(1,22,'47@h6n',1019,101,4000,0,0);
INSERT INTO "moves" VALUES(1,23,'>42',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,24,'=21.30.36.40',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,25,'8@e3n',1020,101,4000,0,0);
INSERT INTO "moves" VALUES(1,26,'>21',1021,101,4000,0,0);
INSERT INTO "moves" VALUES(1,27,'28@e4n',1022,102,4000,0,0);
INSERT INTO "moves" VALUES(1,28,'>30',1023,102,4000,0,0);
INSERT INTO "moves" VALUES(1,29,'35@d3n',1024,102,4000,0,0);
INSERT INTO "moves" VALUES(1,30,'>36',1025,102,4000,0,0);
INSERT INTO "moves" VALUES(1,31,'42@d3n',1026,101,4000,0,0);
INSERT INTO "moves" VALUES(1,32,'>40',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,33,'=4.14.19.29',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,34,'21@e5n',1027,101,4000,0,0);
INSERT INTO "moves" VALUES(1,35,'>4',1028,101,4000,0,0);
INSERT INTO "moves" VALUES(1,36,'30@g3n',1029,102,4000,0,0);
INSERT INTO "moves" VALUES(1,37,'>14',1030,102,4000,0,0);
INSERT INTO "moves" VALUES(1,38,'36@h3n',1031,102,4000,0,0);
INSERT INTO "moves" VALUES(1,39,'>19',1032,102,4000,0,0);
INSERT INTO "moves" VALUES(1,40,'40@g3n',1033,101,4000,0,0);
INSERT INTO "moves" VALUES(1,41,'>29',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,42,'=6.27.31.33',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,43,'4@e7e',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,44,'>6',1034,101,4000,0,0);
INSERT INTO "moves" VALUES(1,45,'14@e6n',1035,102,4000,0,0);
INSERT INTO "moves" VALUES(1,46,'>27',1036,102,4000,0,0);
INSERT INTO "moves" VALUES(1,47,'19@d6n',1037,102,4000,0,0);
INSERT INTO "moves" VALUES(1,48,'>31',1038,102,4000,0,0);
INSERT INTO "moves" VALUES(1,49,'29@d5n',1039,101,4000,0,0);
INSERT INTO "moves" VALUES(1,50,'>33',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,51,'6@-',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,52,'27@-',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,53,'31@-',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(1,54,'33@-',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,0,'#213',1043,101,4000,0,0);
INSERT INTO "moves" VALUES(2,1,'=q4.q16.q19.q43',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,2,'=b11.b26.b17.b3.b22.b30',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(2,3,'>q4',1044,102,4000,0,0);
INSERT INTO "moves" VALUES(2,4,'>q16',1045,101,4000,0,0);
INSERT INTO "moves" VALUES(2,5,'>q19',1046,103,4000,0,0);
INSERT INTO "moves" VALUES(2,6,'=q3.q11.q14.q15',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,7,'q4@g5n',1047,102,4000,0,0);
INSERT INTO "moves" VALUES(2,8,'N@g5',1048,102,4000,0,0);
INSERT INTO "moves" VALUES(2,9,'D0',1049,102,4000,0,0);
INSERT INTO "moves" VALUES(2,10,'>q3',1050,102,4000,0,0);
INSERT INTO "moves" VALUES(2,11,'q16@g5n',1051,101,4000,0,0);
INSERT INTO "moves" VALUES(2,12,'N@g5',1052,101,4000,0,0);
INSERT INTO "moves" VALUES(2,13,'>q11',1053,101,4000,0,0);
INSERT INTO "moves" VALUES(2,14,'q19@g5n',1054,103,4000,0,0);
INSERT INTO "moves" VALUES(2,15,'N@g5',1055,103,4000,0,0);
INSERT INTO "moves" VALUES(2,16,'>q14',1056,103,4000,0,0);
INSERT INTO "moves" VALUES(2,17,'=q2.q17.q32.q35',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,18,'=b29',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,19,'q3@g3n',1057,102,4000,0,0);
INSERT INTO "moves" VALUES(2,20,'D0',1058,102,4000,0,0);
INSERT INTO "moves" VALUES(2,21,'>q2',1059,102,4000,0,0);
INSERT INTO "moves" VALUES(2,22,'q11@f6n',1060,101,4000,0,0);
INSERT INTO "moves" VALUES(2,23,'>q17',1061,101,4000,0,0);
INSERT INTO "moves" VALUES(2,24,'q14@f6n',1062,103,4000,0,0);
INSERT INTO "moves" VALUES(2,25,'>q32',1063,103,4000,0,0);
INSERT INTO "moves" VALUES(2,26,'=q1.q13.q22.q40',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,27,'=b7',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,28,'q2@f6n',1064,102,4000,0,0);
INSERT INTO "moves" VALUES(2,29,'D0',1065,102,4000,0,0);
INSERT INTO "moves" VALUES(2,30,'>q1',1066,102,4000,0,0);
INSERT INTO "moves" VALUES(2,31,'q17@f4n',1067,101,4000,0,0);
INSERT INTO "moves" VALUES(2,32,'>q13',1068,101,4000,0,0);
INSERT INTO "moves" VALUES(2,33,'q32@g3n',1069,103,4000,0,0);
INSERT INTO "moves" VALUES(2,34,'B1@g3',1070,103,4000,0,0);
INSERT INTO "moves" VALUES(2,35,'>q22',1071,103,4000,0,0);
INSERT INTO "moves" VALUES(2,36,'=q7.q8.q23.q30',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,37,'=b25.b6',NULL,103,4000,0,0);
INSERT INTO "moves" VALUES(2,38,'q1@f4n',1072,102,4000,0,0);
INSERT INTO "moves" VALUES(2,39,'D0',1073,102,4000,0,0);
INSERT INTO "moves" VALUES(3,0,'#2211',1076,101,4000,0,0);
INSERT INTO "moves" VALUES(3,1,'=21.41.42.47',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(3,2,'>21',1077,102,4000,0,0);
INSERT INTO "moves" VALUES(3,3,'>41',1078,102,4000,0,0);
INSERT INTO "moves" VALUES(3,4,'>42',1079,101,4000,0,0);
INSERT INTO "moves" VALUES(3,5,'>47',NULL,101,4000,0,0);
INSERT INTO "moves" VALUES(3,6,'=11.13.17.27',NULL,101,4000,0,0);
CREATE TABLE pars (
	deal TEXT NOT NULL, 
	points INTEGER NOT NULL, 
	CONSTRAINT pk_pars PRIMARY KEY (deal)
);
INSERT INTO "pars" VALUES('1',1);
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	suggestions TEXT NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	hints TEXT NOT NULL, 
	time_zone TEXT, 
	away_from BIGINT, 
	away_until BIGINT, 
	mentions BOOLEAN NOT NULL, 
	language TEXT, 
	text_mode BOOLEAN NOT NULL, 
	theme TEXT, 
	ranked BOOLEAN NOT NULL, 
	coach BOOLEAN NOT NULL, 
	private TEXT, 
	closings BOOLEAN NOT NULL, 
	acts_at_night BOOLEAN NOT NULL, 
	lost_games TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (user_id)
);
INSERT INTO "people" VALUES(101,'hint',22,7,'spots plan','Europe/Warsaw',5000,9000,0,'pl',1,'contrast',0,0,'reminders',1,0,'');
CREATE TABLE puzzle_answers (
	user_id BIGINT NOT NULL, 
	day TEXT NOT NULL, 
	is_best BOOLEAN NOT NULL, 
	CONSTRAINT pk_puzzle_answers PRIMARY KEY (user_id, day)
);
INSERT INTO "puzzle_answers" VALUES(1,'1',1);
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
	guided TEXT, 
	called BOOLEAN NOT NULL, 
	agreed_at BIGINT, 
	invited BOOLEAN NOT NULL, 
	put_out BOOLEAN NOT NULL, 
	in_line BOOLEAN NOT NULL, 
	"plan" TEXT, 
	erased_as BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES(1,1,101,'Person 101',NULL,0,11,2,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,102,'Person 102',NULL,0,22,1,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,101,'Person 101',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,2,102,'Person 102',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,3,103,'Person 103',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,101,'Person 101',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,'1 42@g5n 47@f6n >11 >13 >17 >27',NULL);
INSERT INTO "seats" VALUES(3,2,102,'Person 102',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,1,101,'Person 101',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,0,0,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,2,102,'Kenji',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,0,NULL,0,NULL,1,0,0,NULL,NULL);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	game TEXT, 
	pace INTEGER, 
	policy TEXT, 
	threads BOOLEAN NOT NULL, 
	channels JSON NOT NULL, 
	language TEXT, 
	time_zone TEXT, 
	openers BIGINT, 
	weeks TEXT, 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
INSERT INTO "servers" VALUES(1,'qd',60,'seat',1,'[7]','pl',NULL,NULL,NULL);
CREATE TABLE settled_turns (
	game_id INTEGER NOT NULL, 
	start INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_settled_turns PRIMARY KEY (game_id, start), 
	CONSTRAINT fk_settled_turns_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "settled_turns" VALUES(1,1,'1');
CREATE TABLE shown_cards (
	game_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_shown_cards PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_shown_cards_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "shown_cards" VALUES(1,1,1);
CREATE TABLE weeks (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	zone TEXT, 
	weekday INTEGER NOT NULL, 
	minute INTEGER NOT NULL, 
	games TEXT NOT NULL, 
	runs BOOLEAN NOT NULL, 
	has_moved BOOLEAN DEFAULT 0 NOT NULL, 
	wanted TEXT, 
	CONSTRAINT pk_weeks PRIMARY KEY (channel_id)
);
INSERT INTO "weeks" VALUES(1,1,'1',1,1,'1',1,1,'1');
CREATE INDEX ix_games_due_at ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_games_over ON games (guild_id, ended_at, id) WHERE status = 'over';
CREATE INDEX ix_games_channel_id ON games (channel_id);
CREATE UNIQUE INDEX one_live_game_a_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX ix_games_secret ON games (secret) WHERE status IN ('lobby', 'playing', 'archived', 'open');
CREATE UNIQUE INDEX one_game_a_deal ON games (deal, host_id) WHERE deal IS NOT NULL;
CREATE INDEX ix_games_home_id ON games (home_id) WHERE home_id IS NOT NULL;
CREATE INDEX ix_games_unshown ON games (id) WHERE unshown = 1;
CREATE INDEX ix_games_host_id ON games (host_id);
CREATE INDEX ix_games_live_guild_id ON games (guild_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX ix_games_open_guild_id ON games (guild_id) WHERE status = 'open';
CREATE INDEX ix_games_series ON games (series);
CREATE INDEX ix_people_unlisted ON people (user_id) WHERE ranked = 0;
CREATE INDEX ix_seats_owner_id ON seats (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_moves_user_id ON moves (user_id);
CREATE UNIQUE INDEX one_action_an_interaction ON moves (interaction_id);
CREATE INDEX ix_followers_user_id ON followers (user_id);
CREATE INDEX ix_calls_guild_id ON calls (guild_id);
CREATE INDEX ix_answers_game_id ON answers (game_id);
CREATE INDEX ix_shown_cards_user_id ON shown_cards (user_id);
CREATE INDEX ix_missed_finishers_user_id ON missed_finishers (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',4);
COMMIT;
