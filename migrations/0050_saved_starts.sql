ALTER TABLE `deleted_favorites` ADD `known_start` integer;--> statement-breakpoint
ALTER TABLE `deleted_favorites` ADD `known_place` text;--> statement-breakpoint
ALTER TABLE `user_favorites` ADD `known_start` integer;--> statement-breakpoint
ALTER TABLE `user_favorites` ADD `known_place` text;--> statement-breakpoint
ALTER TABLE `letter_events` ADD `known_start` integer;--> statement-breakpoint
ALTER TABLE `letter_events` ADD `known_place` text;--> statement-breakpoint
-- By hand: what was saved before is known as it stands now.
UPDATE `user_favorites` SET (`known_start`, `known_place`) = (SELECT `start_time`, `location_name` FROM `events` WHERE `events`.`id` = `event_id`);--> statement-breakpoint
UPDATE `letter_events` SET (`known_start`, `known_place`) = (SELECT `start_time`, `location_name` FROM `events` WHERE `events`.`id` = `event_id`);
