CREATE TABLE `event_state_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`before` text NOT NULL,
	`local_before` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_state_changes_of_event` ON `event_state_changes` (`event_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `event_state_changes_by_time` ON `event_state_changes` (`changed_at`);--> statement-breakpoint
CREATE TABLE `event_mismatches` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`problem` text NOT NULL,
	`words` text,
	`network` text,
	`answer` text,
	`answered_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_mismatches_of_event` ON `event_mismatches` (`event_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `event_mismatches_of_organizer` ON `event_mismatches` (`organizer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `event_mismatches_by_time` ON `event_mismatches` (`created_at`);--> statement-breakpoint
CREATE INDEX `event_mismatches_with_network` ON `event_mismatches` (`created_at`) WHERE "event_mismatches"."network" is not null;--> statement-breakpoint
ALTER TABLE `events` ADD `state` text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `state_reason` text;--> statement-breakpoint
ALTER TABLE `events` ADD `previous_start_time` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `previous_location` text;--> statement-breakpoint
ALTER TABLE `events` ADD `registration` text DEFAULT 'none' NOT NULL;