DROP INDEX `user_favorites_by_event`;--> statement-breakpoint
CREATE INDEX `user_favorites_by_event` ON `user_favorites` (`event_id`,`user_id`);