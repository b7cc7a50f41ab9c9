ALTER TABLE `calendar_runs` ADD `refusals` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `coming_events` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_syncs` ADD `failing_since` integer;--> statement-breakpoint
CREATE INDEX `calendar_syncs_by_kind` ON `calendar_syncs` (`source_kind`,`coming_events`);--> statement-breakpoint
CREATE INDEX `calendar_syncs_failing` ON `calendar_syncs` (`failing_since`,`id`) WHERE "calendar_syncs"."failing_since" is not null;--> statement-breakpoint
CREATE INDEX `events_missing` ON `events` (`google_calendar_sync_id`,`start_time`) WHERE "events"."missing_since" is not null;--> statement-breakpoint
UPDATE `calendar_syncs` SET `failing_since` = coalesce(
  (SELECT min(r.`started_at`) FROM `calendar_runs` r
    WHERE r.`sync_id` = `calendar_syncs`.`id` AND r.`outcome` = 'failed' AND r.`started_at` > coalesce(`calendar_syncs`.`last_sync`, 0)),
  `last_attempt_at`)
WHERE `failures` > 0;--> statement-breakpoint
UPDATE `calendar_syncs` SET `coming_events` = (
  SELECT count(*) FROM `events` e WHERE e.`google_calendar_sync_id` = `calendar_syncs`.`id` AND e.`start_time` > unixepoch());
