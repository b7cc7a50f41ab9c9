ALTER TABLE `event_series` ADD `first_day` text;--> statement-breakpoint
CREATE INDEX `events_outside_series` ON `events` (`organizer_id`,`start_time`) WHERE "events"."series_id" is null;--> statement-breakpoint
UPDATE `event_series` SET `first_day` = (
  SELECT min(coalesce(e.`series_day`, date(e.`start_time` + 3600, 'unixepoch'))) FROM `events` e WHERE e.`series_id` = `event_series`.`id`
);
