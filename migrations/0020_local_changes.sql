CREATE TABLE `event_changes` (
	`sync_id` text NOT NULL,
	`scope` text NOT NULL,
	`event_key` text NOT NULL,
	`fields` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`sync_id`, `scope`, `event_key`),
	FOREIGN KEY (`sync_id`) REFERENCES `calendar_syncs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_changes_by_time` ON `event_changes` (`changed_at`);--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `local_edits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `source_values` text;