ALTER TABLE `event_history` ADD `undo` text;--> statement-breakpoint
ALTER TABLE `event_history` ADD `undo_until` integer;--> statement-breakpoint
CREATE INDEX `event_history_undoable` ON `event_history` (`organizer_id`,`done_at`) WHERE "event_history"."undo" is not null;--> statement-breakpoint
-- By hand: what can still be undone goes along.
UPDATE `event_history` SET `undo` = json_object('of', 'states', 'states', json(c.`before`), 'local', json(c.`local_before`)), `undo_until` = c.`changed_at` + 3600
FROM `event_state_changes` c
WHERE c.`event_id` = `event_history`.`event_id` AND c.`changed_at` = `event_history`.`done_at` AND `event_history`.`act` = 'state' AND json_valid(c.`before`);--> statement-breakpoint
INSERT INTO `event_history` (`id`, `organizer_id`, `event_id`, `act`, `count`, `undo`, `undo_until`, `done_at`)
SELECT s.`id`, s.`organizer_id`, s.`id`, 'several', s.`count`, json_object('of', 'step', 'act', s.`act`, 'left', json(s.`left_events`), 'events', (
    SELECT json_group_array(json_object('event_id', r.`event_id`, 'title', r.`title`, 'before', json(r.`before`), 'version', r.`version`))
    FROM `event_step_rows` r WHERE r.`step_id` = s.`id` AND json_valid(r.`before`)
  )), iif(s.`undone_at` IS NULL, s.`done_at` + iif(s.`act` = 'delete', 2592000, 3600), NULL), s.`done_at`
FROM `event_steps` s WHERE json_valid(s.`left_events`);--> statement-breakpoint
INSERT INTO `event_history` (`id`, `organizer_id`, `event_id`, `user_id`, `act`, `count`, `undo`, `undo_until`, `done_at`)
SELECT `id`, `organizer_id`, `id`, `user_id`, 'intake', json_array_length(`replaced`), json_object('of', 'intake', 'events', json(`replaced`)), `published_at` + 3600, `published_at`
FROM `intakes` WHERE `published_at` > unixepoch() - 3600 AND json_valid(`replaced`) AND `replaced` <> '[]';--> statement-breakpoint
-- Left, empty, to the code before this.
DELETE FROM `event_state_changes`;--> statement-breakpoint
DELETE FROM `event_step_rows`;--> statement-breakpoint
DELETE FROM `event_steps`;--> statement-breakpoint
UPDATE `intakes` SET `replaced` = NULL WHERE `replaced` IS NOT NULL;
