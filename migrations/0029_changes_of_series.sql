ALTER TABLE `event_series` ADD `updated_at` integer;--> statement-breakpoint
-- Calendars counted the changes of a series by versions until now: the count must not fall.
UPDATE `event_series` SET `updated_at` = max(
  (SELECT coalesce(max(coalesce(e.`updated_at`, e.`created_at`)), 0) FROM `events` e WHERE e.`series_id` = `event_series`.`id`),
  `created_at` + `version`,
  `created_at` + (SELECT coalesce(max(e.`version`), 0) FROM `events` e WHERE e.`series_id` = `event_series`.`id`)
);--> statement-breakpoint
-- A change of one date is a change of its series. Its own moment is later than the series': see db/queries/changed-at.ts.
CREATE TRIGGER `events_series_changed` AFTER UPDATE OF `updated_at` ON `events`
WHEN NEW.`series_id` IS NOT NULL AND NEW.`updated_at` IS NOT OLD.`updated_at` BEGIN
  UPDATE `event_series` SET `updated_at` = NEW.`updated_at`
  WHERE `id` = NEW.`series_id` AND coalesce(`updated_at`, `created_at`) < NEW.`updated_at`;
END;
