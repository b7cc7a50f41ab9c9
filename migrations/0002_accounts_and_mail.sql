CREATE TABLE `attempts` (
	`subject` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`subject`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `attempts_by_expiry` ON `attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `dead_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`attempts` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_jobs_by_time` ON `dead_jobs` (`received_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body_text` text,
	`body_html` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error_code` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`due_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "outbox_status" CHECK("outbox"."status" in ('pending','sent','failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_by_creation` ON `outbox` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `follows_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `series_day` text;