CREATE TABLE `removed_imports` (
	`organizer_id` text NOT NULL,
	`event_key` text NOT NULL,
	`title` text NOT NULL,
	`start_time` integer NOT NULL,
	PRIMARY KEY(`organizer_id`, `event_key`),
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
