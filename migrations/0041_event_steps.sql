CREATE TABLE `event_step_rows` (
	`step_id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`before` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`step_id`, `event_id`),
	FOREIGN KEY (`step_id`) REFERENCES `event_steps`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`act` text NOT NULL,
	`count` integer NOT NULL,
	`left_events` text NOT NULL,
	`done_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_steps_of_organizer` ON `event_steps` (`organizer_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `event_steps_by_time` ON `event_steps` (`done_at`);