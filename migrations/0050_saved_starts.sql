ALTER TABLE `deleted_favorites` ADD `known_start` integer;--> statement-breakpoint
ALTER TABLE `user_favorites` ADD `known_start` integer;--> statement-breakpoint
ALTER TABLE `letter_events` ADD `known_start` integer;--> statement-breakpoint
-- By hand: what was saved before is known as it stands now.
UPDATE `user_favorites` SET `known_start` = (SELECT `start_time` FROM `events` WHERE `events`.`id` = `event_id`);--> statement-breakpoint
UPDATE `letter_events` SET `known_start` = (SELECT `start_time` FROM `events` WHERE `events`.`id` = `event_id`);
