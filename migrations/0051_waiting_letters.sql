CREATE TABLE `deleted_letter_events` (
	`event_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`known_start` integer,
	`known_place` text,
	PRIMARY KEY(`event_id`, `reader_id`),
	FOREIGN KEY (`event_id`) REFERENCES `deleted_events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `letter_readers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_letter_events_of_reader` ON `deleted_letter_events` (`reader_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `until` integer;--> statement-breakpoint
CREATE INDEX `events_otherwise` ON `events` (`start_time`) WHERE "events"."state" in ('cancelled', 'postponed', 'moved');