CREATE TABLE `stored_event_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`texts` text NOT NULL,
	`image_url` text,
	`preview_token` text,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `stored_event_forms_of_organizer` ON `stored_event_forms` (`organizer_id`,`kind`,`updated_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `stored_event_forms_by_token` ON `stored_event_forms` (`preview_token`) WHERE "stored_event_forms"."preview_token" is not null;--> statement-breakpoint
CREATE INDEX `stored_event_forms_by_picture` ON `stored_event_forms` (`image_url`,`organizer_id`) WHERE "stored_event_forms"."image_url" is not null;