CREATE TABLE `deleted_events` (
	`id` text PRIMARY KEY NOT NULL,
	`deletion_id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`image_url` text,
	`row` text NOT NULL,
	`hosts` text NOT NULL,
	FOREIGN KEY (`deletion_id`) REFERENCES `event_deletions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_events_of_deletion` ON `deleted_events` (`deletion_id`);--> statement-breakpoint
CREATE INDEX `deleted_events_by_picture` ON `deleted_events` (`organizer_id`,`image_url`);--> statement-breakpoint
CREATE TABLE `deleted_favorites` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `deleted_events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_favorites_of_user` ON `deleted_favorites` (`user_id`);--> statement-breakpoint
CREATE TABLE `event_deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`user_id` text,
	`title` text NOT NULL,
	`count` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`series` text,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_deletions_of_organizer` ON `event_deletions` (`organizer_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `event_deletions_by_time` ON `event_deletions` (`deleted_at`);