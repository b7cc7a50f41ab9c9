-- By hand: docs/database.md. What 0071 left to the code before it is gone. Another title touches as deep as a host that is asked anew.
DROP TRIGGER `publication_raised`;
--> statement-breakpoint
DROP VIEW `publication`;
--> statement-breakpoint
DROP TRIGGER `images_erased`;
--> statement-breakpoint
DROP TRIGGER `calendar_syncs_erased`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_left`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_answered`;
--> statement-breakpoint
DROP TRIGGER `events_touched`;
--> statement-breakpoint
CREATE TRIGGER `events_touched` BEFORE UPDATE OF `start_time`, `end_time`, `all_day`, `title`, `other_title`, `location_name`, `search_text`, `facets`, `fact_facets`, `lat`, `lng`,
  `organizer_id`, `public_from`, `merged_into`, `state`, `registration`, `series_id`, `google_event_id`, `google_calendar_sync_id`, `follows`, `rhythm`, `updated_at` ON `events` BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`, `sort_key`, `week`, `run_key`, `state`, `updated_at`)
    SELECT OLD.`seq`, 'event', OLD.`id`, depth, OLD.`organizer_id`, OLD.`sort_key`, iif(OLD.`public_from` IS NULL AND OLD.`merged_into` IS NULL AND NOT EXISTS (
      SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
      WHERE m.`content_type` = 'event' AND m.`content_id` = OLD.`id` AND m.`is_hidden` = 1
    ) AND NOT EXISTS (
      SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
      WHERE m.`content_type` = 'organizer' AND m.`content_id` = OLD.`organizer_id` AND m.`is_hidden` = 1
    ), iif(OLD.`follows` IS NULL, 1, -1) * (OLD.`start_time` / 604800), NULL), OLD.`run_key`, OLD.`state` || ' ' || OLD.`registration`, OLD.`updated_at`
    FROM (SELECT CASE
      WHEN OLD.`search_text` <> NEW.`search_text` THEN 3
      WHEN (OLD.`start_time`, OLD.`end_time`, OLD.`lat`, OLD.`lng`, OLD.`location_name`, OLD.`facets`, OLD.`fact_facets`, OLD.`organizer_id`, OLD.`public_from`, OLD.`merged_into`, OLD.`follows`, OLD.`rhythm`, OLD.`title`, OLD.`other_title`)
        IS NOT (NEW.`start_time`, NEW.`end_time`, NEW.`lat`, NEW.`lng`, NEW.`location_name`, NEW.`facets`, NEW.`fact_facets`, NEW.`organizer_id`, NEW.`public_from`, NEW.`merged_into`, NEW.`follows`, NEW.`rhythm`, NEW.`title`, NEW.`other_title`) THEN 2
      WHEN (OLD.`all_day`, OLD.`state`, OLD.`registration`, OLD.`series_id`, OLD.`google_event_id`, OLD.`google_calendar_sync_id`)
        IS NOT (NEW.`all_day`, NEW.`state`, NEW.`registration`, NEW.`series_id`, NEW.`google_event_id`, NEW.`google_calendar_sync_id`) THEN 1
      WHEN OLD.`updated_at` IS NOT NEW.`updated_at` THEN 0
    END AS depth) WHERE depth IS NOT NULL
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `id`, 2 FROM `events` WHERE OLD.`merged_into` IS NOT NEW.`merged_into` AND `id` IN (OLD.`merged_into`, NEW.`merged_into`);
END;
--> statement-breakpoint
DROP TABLE `cron_runs`;
--> statement-breakpoint
DROP TABLE `site_counts`;
--> statement-breakpoint
DROP TABLE `letter_progress`;
--> statement-breakpoint
DROP TABLE `card_progress`;
--> statement-breakpoint
ALTER TABLE `intakes` DROP COLUMN `replaced`;
