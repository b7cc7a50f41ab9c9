ALTER TABLE `calendar_syncs` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `event_series` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `organizer_admins` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `organizers` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- By hand: a row for this view ends the batch that it stands in, with nothing written. See db/queries/versions.ts.
CREATE VIEW `changed_meanwhile` AS SELECT 1 AS `stop` WHERE 0;
--> statement-breakpoint
CREATE TRIGGER `changed_meanwhile_stops` INSTEAD OF INSERT ON `changed_meanwhile` BEGIN
  SELECT RAISE(ABORT, 'changed meanwhile');
END;
