CREATE TABLE `account_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_by_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_expiry` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`last_seen_at` integer,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text NOT NULL,
	`locale` text DEFAULT 'nb' NOT NULL,
	`pending_organizer_name` text,
	`favorites_on_device_only` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `calendar_syncs` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`calendar_name` text NOT NULL,
	`calendar_url` text NOT NULL,
	`sync_enabled` integer DEFAULT true NOT NULL,
	`last_sync` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_syncs_once` ON `calendar_syncs` (`organizer_id`,`calendar_url`);--> statement-breakpoint
CREATE INDEX `calendar_syncs_by_organizer` ON `calendar_syncs` (`organizer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `event_series` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`pattern` text NOT NULL,
	`until` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_series_by_organizer` ON `event_series` (`organizer_id`);--> statement-breakpoint
CREATE TABLE `event_weeks` (
	`week` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`event_type` text DEFAULT 'other' NOT NULL,
	`start_time` integer NOT NULL,
	`end_time` integer,
	`all_day` integer DEFAULT false NOT NULL,
	`location_name` text,
	`location_address` text,
	`city` text,
	`country` text DEFAULT 'Norge' NOT NULL,
	`lat` real,
	`lng` real,
	`speaker_band` text,
	`external_url` text,
	`image_url` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`series_id` text,
	`is_exception` integer DEFAULT false NOT NULL,
	`google_calendar_id` text,
	`google_calendar_sync_id` text,
	`google_event_id` text,
	`search_text` text NOT NULL,
	`facets` text NOT NULL,
	`sort_key` integer GENERATED ALWAYS AS ((start_time * 1000000 + seq % 1000000)) VIRTUAL NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`series_id`) REFERENCES `event_series`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`google_calendar_sync_id`) REFERENCES `calendar_syncs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "events_title_present" CHECK(length(trim("events"."title")) > 0),
	CONSTRAINT "events_type" CHECK("events"."event_type" in ('service','prayer','concert','youth','conference','other')),
	CONSTRAINT "events_end_after_start" CHECK("events"."end_time" is null or "events"."end_time" >= "events"."start_time"),
	CONSTRAINT "events_position" CHECK(("events"."lat" is null) = ("events"."lng" is null)),
	CONSTRAINT "events_lat" CHECK("events"."lat" between -90 and 90),
	CONSTRAINT "events_lng" CHECK("events"."lng" between -180 and 180),
	CONSTRAINT "events_tags" CHECK(json_valid("events"."tags") and json_type("events"."tags") = 'array')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id_unique` ON `events` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `events_in_time` ON `events` (`sort_key`);--> statement-breakpoint
CREATE INDEX `events_of_organizer` ON `events` (`organizer_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `events_of_series` ON `events` (`series_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `events_by_creation` ON `events` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `events_imported_once` ON `events` (`google_calendar_sync_id`,`google_event_id`);--> statement-breakpoint
CREATE TABLE `user_favorites` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_favorites_once` ON `user_favorites` (`user_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `user_favorites_by_event` ON `user_favorites` (`event_id`);--> statement-breakpoint
CREATE TABLE `user_follows` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_follows_once` ON `user_follows` (`user_id`,`organizer_id`);--> statement-breakpoint
CREATE INDEX `user_follows_by_organizer` ON `user_follows` (`organizer_id`);--> statement-breakpoint
CREATE TABLE `content_moderation_status` (
	`content_type` text NOT NULL,
	`content_id` text NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`manual_review_required` integer DEFAULT false NOT NULL,
	`auto_hidden_at` integer,
	`updated_at` integer DEFAULT (unixepoch()) NOT NULL,
	PRIMARY KEY(`content_type`, `content_id`)
);
--> statement-breakpoint
CREATE INDEX `content_moderation_open` ON `content_moderation_status` (`manual_review_required`,`updated_at`);--> statement-breakpoint
CREATE TABLE `moderation_actions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text NOT NULL,
	`action_type` text NOT NULL,
	`action_reason` text NOT NULL,
	`automated` integer DEFAULT false NOT NULL,
	`moderator_id` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `moderation_actions_by_content` ON `moderation_actions` (`content_type`,`content_id`);--> statement-breakpoint
CREATE TABLE `user_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text NOT NULL,
	`reporter_id` text,
	`reason` text NOT NULL,
	`category` text NOT NULL,
	`description` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_reports_status" CHECK("user_reports"."status" in ('pending','resolved','dismissed')),
	CONSTRAINT "user_reports_content_type" CHECK("user_reports"."content_type" in ('event','organizer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_reports_once` ON `user_reports` (`reporter_id`,`content_type`,`content_id`);--> statement-breakpoint
CREATE INDEX `user_reports_by_content` ON `user_reports` (`content_type`,`content_id`,`status`);--> statement-breakpoint
CREATE INDEX `user_reports_by_status` ON `user_reports` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `organizer_admins` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`user_email` text NOT NULL,
	`invited_by` text,
	`role` text DEFAULT 'editor' NOT NULL,
	`invited_at` integer DEFAULT (unixepoch()) NOT NULL,
	`accepted_at` integer,
	`token_hash` text,
	`expires_at` integer,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "organizer_admins_email_lower" CHECK("organizer_admins"."user_email" = lower("organizer_admins"."user_email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizer_admins_token_hash_unique` ON `organizer_admins` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizer_admins_once` ON `organizer_admins` (`organizer_id`,`user_email`);--> statement-breakpoint
CREATE INDEX `organizer_admins_by_email` ON `organizer_admins` (`user_email`);--> statement-breakpoint
CREATE TABLE `organizers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`phone` text,
	`website` text,
	`address` text,
	`city` text,
	`lat` real,
	`lng` real,
	`logo_url` text,
	`cover_image_url` text,
	`is_superadmin` integer DEFAULT false NOT NULL,
	`is_moderator` integer DEFAULT false NOT NULL,
	`reviewed_at` integer,
	`search_text` text NOT NULL,
	`search_name` text NOT NULL,
	`name_key` text NOT NULL,
	`facet` text GENERATED ALWAYS AS (char(19968 + (110000000 + seq) / 262144, 19968 + (110000000 + seq) / 512 % 512, 19968 + (110000000 + seq) % 512)) VIRTUAL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer,
	CONSTRAINT "organizers_email_lower" CHECK("organizers"."email" = lower("organizers"."email")),
	CONSTRAINT "organizers_name_present" CHECK(length(trim("organizers"."name")) > 0),
	CONSTRAINT "organizers_position" CHECK(("organizers"."lat" is null) = ("organizers"."lng" is null)),
	CONSTRAINT "organizers_lat" CHECK("organizers"."lat" between -90 and 90),
	CONSTRAINT "organizers_lng" CHECK("organizers"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizers_id_unique` ON `organizers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizers_by_email` ON `organizers` (`email`);--> statement-breakpoint
CREATE INDEX `organizers_by_name` ON `organizers` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `organizers_by_creation` ON `organizers` (`created_at`);--> statement-breakpoint
CREATE TABLE `geocoded_addresses` (
	`query` text PRIMARY KEY NOT NULL,
	`lat` real,
	`lng` real,
	`source` text NOT NULL,
	`looked_up_at` integer NOT NULL,
	CONSTRAINT "geocoded_addresses_position" CHECK(("geocoded_addresses"."lat" is null) = ("geocoded_addresses"."lng" is null))
);
--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`orphaned_at` integer,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `images_by_organizer` ON `images` (`organizer_id`);--> statement-breakpoint
CREATE INDEX `images_orphaned` ON `images` (`orphaned_at`);--> statement-breakpoint
CREATE TABLE `publication` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "publication_single" CHECK("publication"."id" = 1)
);
