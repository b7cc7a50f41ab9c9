CREATE TABLE `event_runs_due` (
	`run_key` text PRIMARY KEY NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
-- By hand, WITHOUT ROWID and all that follows: see docs/decisions/0041-weekly-life.md. What changes a date enters the key of its series here:
-- its row of event_runs is made anew at once or, in a batch that began with "" in event_runs_due, once at the end of it.
CREATE VIEW `touched_runs` AS SELECT `run_key` FROM `event_runs`;
--> statement-breakpoint
CREATE TRIGGER `run_touched` INSTEAD OF INSERT ON `touched_runs`
WHEN NEW.`run_key` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `event_runs_due` WHERE `run_key` = '') BEGIN
  DELETE FROM `event_runs` WHERE `run_key` = NEW.`run_key`;
  INSERT INTO `event_runs` (`run_key`) SELECT NEW.`run_key` WHERE (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `run_touched_in_batch` INSTEAD OF INSERT ON `touched_runs`
WHEN NEW.`run_key` IS NOT NULL AND EXISTS (SELECT 1 FROM `event_runs_due` WHERE `run_key` = '') BEGIN
  INSERT INTO `event_runs_due` (`run_key`) SELECT NEW.`run_key` WHERE EXISTS (SELECT 1 FROM `event_runs` WHERE `run_key` = NEW.`run_key`)
    OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` LIMIT 1 OFFSET 1)
    OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` AND e.`rhythm` IS NOT NULL)
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `touched_runs_made` AFTER DELETE ON `event_runs_due` WHEN OLD.`run_key` = '' BEGIN
  INSERT INTO `touched_runs` (`run_key`) SELECT `run_key` FROM `event_runs_due`;
  DELETE FROM `event_runs_due`;
END;
--> statement-breakpoint
DROP TRIGGER `events_run_joined`;
--> statement-breakpoint
CREATE TRIGGER `events_run_joined` AFTER INSERT ON `events` WHEN NEW.`run_key` IS NOT NULL BEGIN
  INSERT INTO `touched_runs` (`run_key`) VALUES (NEW.`run_key`);
END;
--> statement-breakpoint
DROP TRIGGER `events_run_left`;
--> statement-breakpoint
CREATE TRIGGER `events_run_left` AFTER DELETE ON `events` WHEN OLD.`run_key` IS NOT NULL BEGIN
  INSERT INTO `touched_runs` (`run_key`) VALUES (OLD.`run_key`);
END;
--> statement-breakpoint
DROP TRIGGER `events_run_changed`;
--> statement-breakpoint
CREATE TRIGGER `events_run_changed` AFTER UPDATE OF `start_time`, `all_day`, `title`, `location_name`, `search_text`, `facets`, `fact_facets`, `lat`, `lng`,
  `organizer_id`, `public_from`, `merged_into`, `state`, `registration`, `series_id`, `google_event_id`, `google_calendar_sync_id` ON `events`
WHEN coalesce(OLD.`run_key`, NEW.`run_key`) IS NOT NULL BEGIN
  UPDATE `events` SET `follows` = NULL, `rhythm` = NULL WHERE `seq` = NEW.`seq` AND NEW.`run_key` IS NULL AND NEW.`rhythm` IS NOT NULL;
  INSERT INTO `touched_runs` (`run_key`) VALUES (OLD.`run_key`);
  INSERT INTO `touched_runs` (`run_key`) SELECT NEW.`run_key` WHERE NEW.`run_key` IS NOT OLD.`run_key`;
END;
--> statement-breakpoint
DROP TRIGGER `events_run_merged`;
--> statement-breakpoint
CREATE TRIGGER `events_run_merged` AFTER UPDATE OF `merged_into` ON `events` WHEN OLD.`merged_into` IS NOT NEW.`merged_into` BEGIN
  INSERT INTO `touched_runs` (`run_key`) SELECT DISTINCT `run_key` FROM `events` WHERE `id` IN (OLD.`merged_into`, NEW.`merged_into`);
END;
--> statement-breakpoint
DROP TRIGGER `events_run_parted`;
--> statement-breakpoint
CREATE TRIGGER `events_run_parted` AFTER DELETE ON `events` WHEN OLD.`merged_into` IS NOT NULL BEGIN
  INSERT INTO `touched_runs` (`run_key`) SELECT DISTINCT `run_key` FROM `events` WHERE `id` = OLD.`merged_into`;
END;
--> statement-breakpoint
DROP TRIGGER `moderation_status_run_added`;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_run_added` AFTER INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 BEGIN
  INSERT INTO `touched_runs` (`run_key`) SELECT DISTINCT `run_key` FROM (SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`);
END;
--> statement-breakpoint
DROP TRIGGER `moderation_status_run_changed`;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_run_changed` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  INSERT INTO `touched_runs` (`run_key`) SELECT DISTINCT `run_key` FROM (SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`);
END;
--> statement-breakpoint
DROP TRIGGER `moderation_status_run_forgotten`;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_run_forgotten` AFTER DELETE ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 BEGIN
  INSERT INTO `touched_runs` (`run_key`) SELECT DISTINCT `run_key` FROM (SELECT `run_key` FROM `events` WHERE OLD.`content_type` = 'event' AND `id` = OLD.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE OLD.`content_type` = 'organizer' AND `organizer_id` = OLD.`content_id`);
END;
--> statement-breakpoint
DROP TRIGGER `event_hosts_added`;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_added` AFTER INSERT ON `event_hosts` WHEN NEW.`state` = 'accepted' BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (NEW.`event_id`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (NEW.`event_id`);
  INSERT INTO `touched_runs` (`run_key`) SELECT `run_key` FROM `events` WHERE `id` = NEW.`event_id`;
END;
--> statement-breakpoint
DROP TRIGGER `event_hosts_answered`;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_answered` AFTER UPDATE OF `state` ON `event_hosts`
WHEN (OLD.`state` = 'accepted') <> (NEW.`state` = 'accepted') BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (NEW.`event_id`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (NEW.`event_id`);
  INSERT INTO `touched_runs` (`run_key`) SELECT `run_key` FROM `events` WHERE `id` = NEW.`event_id`;
END;
--> statement-breakpoint
DROP TRIGGER `event_hosts_left`;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_left` AFTER DELETE ON `event_hosts` WHEN OLD.`state` = 'accepted' BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (OLD.`event_id`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (OLD.`event_id`);
  INSERT INTO `touched_runs` (`run_key`) SELECT `run_key` FROM `events` WHERE `id` = OLD.`event_id`;
END;
