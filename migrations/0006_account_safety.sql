CREATE TABLE `passkey_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`challenge` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_user` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`is_backed_up` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_by_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `pending_email` text;--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX `users_changing_email` ON `users` (`pending_email`) WHERE "users"."pending_email" is not null;--> statement-breakpoint
CREATE INDEX `outbox_by_recipient` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE INDEX `user_reports_named` ON `user_reports` (`created_at`) WHERE "user_reports"."reporter_id" is not null;