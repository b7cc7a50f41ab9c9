CREATE TABLE `event_history` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`event_id` text NOT NULL,
	`series_id` text,
	`user_id` text,
	`act` text NOT NULL,
	`count` integer NOT NULL,
	`before` text DEFAULT '{}' NOT NULL,
	`after` text DEFAULT '{}' NOT NULL,
	`done_at` integer NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_history_of_event` ON `event_history` (`event_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `event_history_of_series` ON `event_history` (`series_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `event_history_of_organizer` ON `event_history` (`organizer_id`);--> statement-breakpoint
CREATE INDEX `event_history_by_time` ON `event_history` (`done_at`);