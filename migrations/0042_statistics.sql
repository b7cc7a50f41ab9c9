CREATE TABLE `counts` (
	`day` text NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text NOT NULL,
	`kind` text NOT NULL,
	`sum` integer NOT NULL,
	PRIMARY KEY(`day`, `content_type`, `content_id`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `event_months` (
	`event_id` text NOT NULL,
	`month` text NOT NULL,
	`organizer_id` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`calendar_adds` integer DEFAULT 0 NOT NULL,
	`favorites` integer DEFAULT 0 NOT NULL,
	`shares` integer DEFAULT 0 NOT NULL,
	`ticket_clicks` integer DEFAULT 0 NOT NULL,
	`direction_clicks` integer DEFAULT 0 NOT NULL,
	`embeds` integer DEFAULT 0 NOT NULL,
	`subscriptions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`event_id`, `month`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `event_months_of_organizer` ON `event_months` (`organizer_id`,`month`);--> statement-breakpoint
CREATE INDEX `event_months_by_month` ON `event_months` (`month`);--> statement-breakpoint
CREATE TABLE `organizer_days` (
	`organizer_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`calendar_adds` integer DEFAULT 0 NOT NULL,
	`favorites` integer DEFAULT 0 NOT NULL,
	`shares` integer DEFAULT 0 NOT NULL,
	`ticket_clicks` integer DEFAULT 0 NOT NULL,
	`direction_clicks` integer DEFAULT 0 NOT NULL,
	`embeds` integer DEFAULT 0 NOT NULL,
	`subscriptions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organizer_id`, `day`),
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `organizer_days_by_day` ON `organizer_days` (`day`);