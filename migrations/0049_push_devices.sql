-- A device is a reader with neither account nor address, which the check did not allow: the table is made anew. D1 does not
-- turn foreign keys off within a migration, and dropping a table deletes what refers to it, so that is put aside first.
CREATE TABLE `__kept_searches` AS SELECT * FROM `followed_searches` WHERE `reader_id` IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__kept_events` AS SELECT * FROM `letter_events`;--> statement-breakpoint
CREATE TABLE `__kept_consents` AS SELECT * FROM `consents` WHERE `reader_id` IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__kept_outbox` AS SELECT `id`, `reader_id` FROM `outbox` WHERE `reader_id` IS NOT NULL;--> statement-breakpoint
UPDATE `outbox` SET `reader_id` = NULL WHERE `reader_id` IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_letter_readers` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text DEFAULT 'mail' NOT NULL,
	`user_id` text,
	`email` text,
	`locale` text DEFAULT 'nb' NOT NULL,
	`weekly` integer DEFAULT false NOT NULL,
	`weekday` integer NOT NULL,
	`hour` integer NOT NULL,
	`reminder` text NOT NULL,
	`at_once` integer DEFAULT false NOT NULL,
	`next_at` integer,
	`due_for` integer,
	`confirmed_at` integer,
	`heard_at` integer NOT NULL,
	`asked_at` integer,
	`ended_at` integer,
	`ended_why` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "letter_readers_address" CHECK(case "__new_letter_readers"."channel" when 'mail' then ("__new_letter_readers"."user_id" is null) <> ("__new_letter_readers"."email" is null) else "__new_letter_readers"."email" is null end)
);
--> statement-breakpoint
INSERT INTO `__new_letter_readers`("id", "channel", "user_id", "email", "locale", "weekly", "weekday", "hour", "reminder", "at_once", "next_at", "due_for", "confirmed_at", "heard_at", "asked_at", "ended_at", "ended_why", "created_at") SELECT "id", 'mail', "user_id", "email", "locale", "weekly", "weekday", "hour", "reminder", "at_once", "next_at", "due_for", "confirmed_at", "heard_at", "asked_at", "ended_at", "ended_why", "created_at" FROM `letter_readers`;--> statement-breakpoint
DROP TABLE `letter_readers`;--> statement-breakpoint
ALTER TABLE `__new_letter_readers` RENAME TO `letter_readers`;--> statement-breakpoint
INSERT INTO `followed_searches` SELECT * FROM `__kept_searches`;--> statement-breakpoint
INSERT INTO `letter_events` SELECT * FROM `__kept_events`;--> statement-breakpoint
INSERT INTO `consents` SELECT * FROM `__kept_consents`;--> statement-breakpoint
UPDATE `outbox` SET `reader_id` = (SELECT `reader_id` FROM `__kept_outbox` k WHERE k.`id` = `outbox`.`id`) WHERE `id` IN (SELECT `id` FROM `__kept_outbox`);--> statement-breakpoint
DROP TABLE `__kept_searches`;--> statement-breakpoint
DROP TABLE `__kept_events`;--> statement-breakpoint
DROP TABLE `__kept_consents`;--> statement-breakpoint
DROP TABLE `__kept_outbox`;--> statement-breakpoint
CREATE INDEX `letter_readers_due` ON `letter_readers` (`next_at`) WHERE "letter_readers"."next_at" is not null;--> statement-breakpoint
CREATE INDEX `letter_readers_by_email` ON `letter_readers` (`email`) WHERE "letter_readers"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `letter_readers_of_account` ON `letter_readers` (`user_id`) WHERE "letter_readers"."channel" = 'mail' and "letter_readers"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `letter_readers_by_user` ON `letter_readers` (`user_id`,`id`) WHERE "letter_readers"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `letter_readers_once` ON `letter_readers` (`email`) WHERE "letter_readers"."confirmed_at" is not null and "letter_readers"."email" is not null;--> statement-breakpoint
CREATE INDEX `letter_readers_unconfirmed` ON `letter_readers` (`created_at`) WHERE "letter_readers"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX `letter_readers_ended` ON `letter_readers` (`ended_at`) WHERE "letter_readers"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `channel` text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
CREATE TABLE `push_devices` (
	`reader_id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`session_id` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`reader_id`) REFERENCES `letter_readers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_session` ON `push_devices` (`session_id`) WHERE "push_devices"."session_id" is not null;