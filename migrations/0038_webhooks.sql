CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`address` text NOT NULL,
	`scope` text NOT NULL,
	`secret` text NOT NULL,
	`cursor` integer NOT NULL,
	`due_at` integer NOT NULL,
	`failing_since` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`status` integer,
	`ended_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhooks_of_organizer` ON `webhooks` (`organizer_id`);--> statement-breakpoint
CREATE INDEX `webhooks_due` ON `webhooks` (`due_at`) WHERE "webhooks"."ended_at" is null;