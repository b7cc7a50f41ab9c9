CREATE TABLE `calendar_runs` (
	`sync_id` text NOT NULL,
	`slot` integer NOT NULL,
	`number` integer NOT NULL,
	`trigger` text NOT NULL,
	`started_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`problem` text,
	`detail` text,
	`events_new` integer NOT NULL,
	`events_changed` integer NOT NULL,
	`events_removed` integer NOT NULL,
	`events_unchanged` integer NOT NULL,
	`events_held` integer NOT NULL,
	`total_events` integer NOT NULL,
	`past_skipped` integer NOT NULL,
	`skipped` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`sync_id`, `slot`),
	FOREIGN KEY (`sync_id`) REFERENCES `calendar_syncs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendar_runs_slot" CHECK("calendar_runs"."slot" between 0 and 19)
);
--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `last_attempt_at` integer;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `runs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `problem` text;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `refresh_seconds` integer;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `etag` text;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `last_modified` text;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `copy_good_until` integer;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `held_since` integer;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `held_events` integer;--> statement-breakpoint
CREATE INDEX `calendar_syncs_due` ON `calendar_syncs` (`due_at`) WHERE "calendar_syncs"."sync_enabled" = 1;--> statement-breakpoint
ALTER TABLE `events` ADD `import_fingerprint` text;--> statement-breakpoint
CREATE INDEX `events_of_calendar` ON `events` (`google_calendar_sync_id`,`start_time`) WHERE "events"."google_calendar_sync_id" is not null;