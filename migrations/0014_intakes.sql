CREATE TABLE `intakes` (
	`id` text PRIMARY KEY NOT NULL,
	`organizer_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`address` text,
	`name` text NOT NULL,
	`rows` text NOT NULL,
	`not_understood` text NOT NULL,
	`past` integer NOT NULL,
	`is_cut` integer NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `intakes_of_organizer` ON `intakes` (`organizer_id`,`created_at`);