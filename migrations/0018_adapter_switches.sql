CREATE TABLE `adapter_switches` (
	`adapter` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `calendar_runs` ADD `adapter` text;