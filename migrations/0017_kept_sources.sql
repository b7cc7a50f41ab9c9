CREATE TABLE `source_decisions` (
	`sync_id` text NOT NULL,
	`event_key` text NOT NULL,
	`decision` text NOT NULL,
	`claim` text,
	`chosen` text,
	PRIMARY KEY(`sync_id`, `event_key`),
	FOREIGN KEY (`sync_id`) REFERENCES `calendar_syncs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `source_kind` text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `holds_private` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `missing_since` integer;--> statement-breakpoint
ALTER TABLE `intakes` ADD `sync_id` text REFERENCES calendar_syncs(id) ON DELETE set null;