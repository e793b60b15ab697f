# The settings of a server: a role whose people are mentioned when a table looks for players. $role is a link to a role.
called-role-is = { $role } gets called
# Above a list of roles.
called-role-about = Who gets called when a table looks for players? Once a table, and twice an hour in all.
called-role-placeholder = Nobody
# $clock is the time of day at the server, like 22:00.
called-role-night = From 22:00 to 08:00 a call makes no sound. { $state ->
    [known] It's { $clock } here now.
   *[unknown] What time is it here now? Until you say, I go by UTC.
} A person's own quiet hours don't apply to a role.
called-role-clock = What time is it here now?
button-call = Call players
# $role is a mention of everyone with a role.
done-called = { $sound ->
    [off] { $role } can see that you're looking for players. It's night here, so nobody's phone rings.
   *[on] You called { $role }.
}
error-table-called = This table has already called players. You can still invite people.
error-server-called = Tables here have called players twice within the last hour. You can call again: { $until_span }.
error-call-in-thread = A role can't be called in a thread. Open your table in a channel for that.
error-no-called-role = The role to call is gone. Someone who manages the server can choose another one with { COMMAND("kingdomino server") }.
error-role-not-mentionable = I can't call { $role } yet. In the server's settings, under Roles, open that role and allow anyone to @mention it.
help-calls = **{ button-call }** on your table's **{ button-more }** page calls everyone with the role that the server has chosen for it.
