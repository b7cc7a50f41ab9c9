CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`reader_id` text,
	`what` text NOT NULL,
	`wording` integer NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `letter_readers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "consents_owner" CHECK(("consents"."user_id" is null) <> ("consents"."reader_id" is null))
);
--> statement-breakpoint
CREATE INDEX `consents_of_user` ON `consents` (`user_id`,`what`);--> statement-breakpoint
CREATE INDEX `consents_of_reader` ON `consents` (`reader_id`,`what`);--> statement-breakpoint
CREATE INDEX `consents_withdrawn` ON `consents` (`withdrawn_at`) WHERE "consents"."withdrawn_at" is not null;--> statement-breakpoint
CREATE TABLE `followed_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`reader_id` text,
	`search` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `letter_readers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "followed_searches_owner" CHECK(("followed_searches"."user_id" is null) <> ("followed_searches"."reader_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `followed_searches_of_user` ON `followed_searches` (`user_id`,`search`);--> statement-breakpoint
CREATE UNIQUE INDEX `followed_searches_of_reader` ON `followed_searches` (`reader_id`,`search`);--> statement-breakpoint
CREATE TABLE `letter_events` (
	`reader_id` text NOT NULL,
	`event_id` text NOT NULL,
	PRIMARY KEY(`reader_id`, `event_id`),
	FOREIGN KEY (`reader_id`) REFERENCES `letter_readers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `letter_events_by_event` ON `letter_events` (`event_id`,`reader_id`);--> statement-breakpoint
CREATE TABLE `letter_progress` (
	`name` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `letter_readers` (
	`id` text PRIMARY KEY NOT NULL,
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
	CONSTRAINT "letter_readers_address" CHECK(("letter_readers"."user_id" is null) <> ("letter_readers"."email" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_readers_user_id_unique` ON `letter_readers` (`user_id`);--> statement-breakpoint
CREATE INDEX `letter_readers_due` ON `letter_readers` (`next_at`) WHERE "letter_readers"."next_at" is not null;--> statement-breakpoint
CREATE INDEX `letter_readers_by_email` ON `letter_readers` (`email`) WHERE "letter_readers"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `letter_readers_once` ON `letter_readers` (`email`) WHERE "letter_readers"."confirmed_at" is not null and "letter_readers"."email" is not null;--> statement-breakpoint
CREATE INDEX `letter_readers_unconfirmed` ON `letter_readers` (`created_at`) WHERE "letter_readers"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX `letter_readers_ended` ON `letter_readers` (`ended_at`) WHERE "letter_readers"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `reader_id` text REFERENCES letter_readers(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `outbox` ADD `link_hash` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
CREATE INDEX `outbox_by_link` ON `outbox` (`link_hash`) WHERE "outbox"."link_hash" is not null;--> statement-breakpoint
CREATE INDEX `outbox_of_reader` ON `outbox` (`reader_id`) WHERE "outbox"."reader_id" is not null;