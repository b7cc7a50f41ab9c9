ALTER TABLE `user_reports` ADD `is_passed_on` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_reports` ADD `network` text;--> statement-breakpoint
CREATE INDEX `user_reports_with_network` ON `user_reports` (`created_at`) WHERE "user_reports"."network" is not null;--> statement-breakpoint
CREATE INDEX `events_by_picture` ON `events` (`image_url`,`public_from`,`id`,`organizer_id`) WHERE "events"."image_url" is not null;