CREATE TABLE `page_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text,
	`token_hash` text,
	`message` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_claims_token_hash_unique` ON `page_claims` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `page_claims_once` ON `page_claims` (`organizer_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `page_claims_by_user` ON `page_claims` (`user_id`);--> statement-breakpoint
CREATE INDEX `page_claims_by_creation` ON `page_claims` (`created_at`);--> statement-breakpoint
CREATE TABLE `register_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`actor_id` text,
	`waiting` text NOT NULL,
	`due_at` integer,
	`undone_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `register_batches_by_creation` ON `register_batches` (`created_at`);--> statement-breakpoint
CREATE INDEX `register_batches_due` ON `register_batches` (`due_at`) WHERE "register_batches"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `removed_units` (
	`organization_number` text PRIMARY KEY NOT NULL,
	`removed_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `organizers` ADD `register_batch` text;--> statement-breakpoint
ALTER TABLE `organizers` ADD `is_kept` integer GENERATED ALWAYS AS (register_batch is null) VIRTUAL;--> statement-breakpoint
CREATE INDEX `organizers_by_keeper` ON `organizers` (`is_kept`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `organizers_of_batch` ON `organizers` (`register_batch`) WHERE "organizers"."register_batch" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `organizers_unkept_once` ON `organizers` (`organization_number`) WHERE "organizers"."register_batch" is not null;