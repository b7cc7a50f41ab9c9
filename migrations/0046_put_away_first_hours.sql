CREATE TABLE `put_away_first_hours` (
	`organizer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`put_away_at` integer NOT NULL,
	PRIMARY KEY(`organizer_id`, `user_id`),
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `put_away_first_hours_of_user` ON `put_away_first_hours` (`user_id`);