ALTER TABLE `event_series` ADD `details` text;--> statement-breakpoint
ALTER TABLE `event_series` ADD `endless` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `event_series_endless` ON `event_series` (`until`) WHERE "event_series"."endless" = 1;