CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` text,
	`organizer_id` text,
	`action` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_organizer` ON `audit_log` (`organizer_id`);--> statement-breakpoint
CREATE TABLE `event_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `organizer_counts` (
	`organizer_id` text PRIMARY KEY NOT NULL,
	`events` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `moderation_items` (
	`content_type` text NOT NULL,
	`content_id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`report_count` integer DEFAULT 0 NOT NULL,
	`reported_at` integer DEFAULT 0 NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`is_waiting` integer DEFAULT false NOT NULL,
	`has_objection` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`content_type`, `content_id`)
);
--> statement-breakpoint
CREATE INDEX `moderation_items_in_order` ON `moderation_items` (`report_count`,`reported_at`,`content_id`);--> statement-breakpoint
CREATE INDEX `moderation_items_waiting` ON `moderation_items` (`report_count`,`reported_at`,`content_id`) WHERE "moderation_items"."is_waiting" = 1;--> statement-breakpoint
CREATE INDEX `moderation_items_hidden` ON `moderation_items` (`report_count`,`reported_at`,`content_id`) WHERE "moderation_items"."is_hidden" = 1;--> statement-breakpoint
CREATE INDEX `moderation_items_of_organizer` ON `moderation_items` (`organizer_id`,`report_count`,`reported_at`,`content_id`);--> statement-breakpoint
CREATE TABLE `moderation_objections` (
	`id` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text NOT NULL,
	`action_seq` integer NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `moderation_objections_by_content` ON `moderation_objections` (`content_type`,`content_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_objections_open_once` ON `moderation_objections` (`content_type`,`content_id`) WHERE "moderation_objections"."closed_at" is null;--> statement-breakpoint
ALTER TABLE `moderation_actions` ADD `id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_actions_id_unique` ON `moderation_actions` (`id`);--> statement-breakpoint
CREATE INDEX `organizers_unreviewed` ON `organizers` (`created_at`) WHERE "organizers"."reviewed_at" is null;--> statement-breakpoint
CREATE INDEX `organizers_superadmins` ON `organizers` (`id`) WHERE "organizers"."is_superadmin" = 1;--> statement-breakpoint
CREATE INDEX `organizers_moderators` ON `organizers` (`id`) WHERE "organizers"."is_moderator" = 1;