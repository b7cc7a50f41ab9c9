CREATE TABLE `touched` (
	`seq` integer NOT NULL,
	`content_type` text NOT NULL,
	`id` text NOT NULL,
	`depth` integer NOT NULL,
	`organizer_id` text,
	`sort_key` integer,
	`week` integer,
	`run_key` text,
	`state` text,
	`updated_at` integer,
	PRIMARY KEY(`content_type`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
-- By hand, WITHOUT ROWID and all that follows: see docs/decisions/0085-touched-and-settled.md. What is derived was kept by 70 triggers; now they say what was touched, and one settles it.
DROP TRIGGER `organizers_indexed`;
--> statement-breakpoint
DROP TRIGGER `organizers_leaving`;
--> statement-breakpoint
DROP TRIGGER `organizers_reworded`;
--> statement-breakpoint
DROP TRIGGER `organizers_counted`;
--> statement-breakpoint
DROP TRIGGER `organizers_uncounted`;
--> statement-breakpoint
DROP TRIGGER `organizers_readdressed`;
--> statement-breakpoint
DROP TRIGGER `organizers_renamed`;
--> statement-breakpoint
DROP TRIGGER `organizers_saying`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_renamed`;
--> statement-breakpoint
DROP TRIGGER `organizers_card_new`;
--> statement-breakpoint
DROP TRIGGER `organizers_card_changed`;
--> statement-breakpoint
DROP TRIGGER `organizers_card_gone`;
--> statement-breakpoint
DROP TRIGGER `organizers_worded`;
--> statement-breakpoint
DROP TRIGGER `organizers_worded_anew`;
--> statement-breakpoint
DROP TRIGGER `events_indexed`;
--> statement-breakpoint
DROP TRIGGER `events_leaving`;
--> statement-breakpoint
DROP TRIGGER `events_counted`;
--> statement-breakpoint
DROP TRIGGER `events_uncounted`;
--> statement-breakpoint
DROP TRIGGER `events_recounted`;
--> statement-breakpoint
DROP TRIGGER `events_merged`;
--> statement-breakpoint
DROP TRIGGER `events_merged_left`;
--> statement-breakpoint
DROP TRIGGER `events_moving`;
--> statement-breakpoint
DROP TRIGGER `events_moved`;
--> statement-breakpoint
DROP TRIGGER `events_rhythm_changed`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_moved`;
--> statement-breakpoint
DROP TRIGGER `events_series_changed`;
--> statement-breakpoint
DROP TRIGGER `events_shown_in_series`;
--> statement-breakpoint
DROP TRIGGER `events_told_new`;
--> statement-breakpoint
DROP TRIGGER `events_told_gone`;
--> statement-breakpoint
DROP TRIGGER `events_told_changed`;
--> statement-breakpoint
DROP TRIGGER `events_told_shown`;
--> statement-breakpoint
DROP TRIGGER `events_told_withdrawn`;
--> statement-breakpoint
DROP TRIGGER `events_run_joined`;
--> statement-breakpoint
DROP TRIGGER `events_run_left`;
--> statement-breakpoint
DROP TRIGGER `events_run_changed`;
--> statement-breakpoint
DROP TRIGGER `events_run_merged`;
--> statement-breakpoint
DROP TRIGGER `events_run_parted`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_asked_anew`;
--> statement-breakpoint
DROP TRIGGER `events_worded`;
--> statement-breakpoint
DROP TRIGGER `events_reworded`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_added`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_answered`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_left`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_adding`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_added`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_changing`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_changed`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_forgotten`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_queued`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_requeued`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_parting`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_parted`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_hidden`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_hidden_or_shown`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_forgotten`;
--> statement-breakpoint
DROP TRIGGER `series_date_hidden`;
--> statement-breakpoint
DROP TRIGGER `series_date_hidden_or_shown`;
--> statement-breakpoint
DROP TRIGGER `series_date_forgotten`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_told`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_told_hidden`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_told_shown`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_told_forgotten`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_card`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_card_changed`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_run_added`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_run_changed`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_run_forgotten`;
--> statement-breakpoint
DROP TRIGGER `touched_runs_made`;
--> statement-breakpoint
DROP TRIGGER `run_touched`;
--> statement-breakpoint
DROP TRIGGER `run_touched_in_batch`;
--> statement-breakpoint
DROP VIEW `touched_runs`;
--> statement-breakpoint
CREATE VIEW `event_states` AS
SELECT e.`seq`, e.`id`, e.`organizer_id`, e.`sort_key`,
  iif(e.`public_from` IS NULL AND e.`merged_into` IS NULL AND NOT EXISTS (
    SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
    WHERE m.`content_type` = 'event' AND m.`content_id` = e.`id` AND m.`is_hidden` = 1
  ) AND NOT EXISTS (
    SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
    WHERE m.`content_type` = 'organizer' AND m.`content_id` = e.`organizer_id` AND m.`is_hidden` = 1
  ), iif(e.`follows` IS NULL, 1, -1) * (e.`start_time` / 604800), NULL) AS `week`,
  e.`run_key`, e.`state` || ' ' || e.`registration` AS `state`, e.`updated_at`
FROM `events` e;
--> statement-breakpoint
CREATE VIEW `touching` AS SELECT `id`, `depth` FROM `touched` WHERE `content_type` = 'event';
--> statement-breakpoint
CREATE TRIGGER `event_touched` INSTEAD OF INSERT ON `touching` WHEN NEW.`depth` IS NOT NULL BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`, `sort_key`, `week`, `run_key`, `state`, `updated_at`)
    SELECT `seq`, 'event', `id`, NEW.`depth`, `organizer_id`, `sort_key`, `week`, `run_key`, `state`, `updated_at`
    FROM `event_states` WHERE `id` = NEW.`id`
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_added` AFTER INSERT ON `events` BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`) VALUES (NEW.`seq`, 'event', NEW.`id`, 3)
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = 3;
END;
--> statement-breakpoint
CREATE TRIGGER `events_touched` BEFORE UPDATE OF `start_time`, `end_time`, `all_day`, `title`, `location_name`, `search_text`, `facets`, `fact_facets`, `lat`, `lng`,
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
      WHEN (OLD.`start_time`, OLD.`end_time`, OLD.`facets`, OLD.`fact_facets`, OLD.`organizer_id`, OLD.`public_from`, OLD.`merged_into`, OLD.`follows`, OLD.`rhythm`)
        IS NOT (NEW.`start_time`, NEW.`end_time`, NEW.`facets`, NEW.`fact_facets`, NEW.`organizer_id`, NEW.`public_from`, NEW.`merged_into`, NEW.`follows`, NEW.`rhythm`) THEN 2
      WHEN (OLD.`all_day`, OLD.`title`, OLD.`location_name`, OLD.`lat`, OLD.`lng`, OLD.`state`, OLD.`registration`, OLD.`series_id`, OLD.`google_event_id`, OLD.`google_calendar_sync_id`)
        IS NOT (NEW.`all_day`, NEW.`title`, NEW.`location_name`, NEW.`lat`, NEW.`lng`, NEW.`state`, NEW.`registration`, NEW.`series_id`, NEW.`google_event_id`, NEW.`google_calendar_sync_id`) THEN 1
      WHEN OLD.`updated_at` IS NOT NEW.`updated_at` THEN 0
    END AS depth) WHERE depth IS NOT NULL
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `id`, 2 FROM `events` WHERE OLD.`merged_into` IS NOT NEW.`merged_into` AND `id` IN (OLD.`merged_into`, NEW.`merged_into`);
END;
--> statement-breakpoint
CREATE TRIGGER `events_leaving` BEFORE DELETE ON `events` BEGIN
  INSERT INTO `touching` (`id`, `depth`) SELECT `id`, 2 FROM `events` WHERE `id` IN (OLD.`id`, OLD.`merged_into`);
END;
--> statement-breakpoint
CREATE TRIGGER `events_left` AFTER DELETE ON `events` BEGIN
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'event' AND `content_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_followed` AFTER UPDATE OF `start_time`, `title`, `other_title`, `updated_at`, `merged_into`, `public_from` ON `events` BEGIN
  UPDATE `event_hosts` SET `starts_at` = NEW.`start_time` WHERE OLD.`start_time` <> NEW.`start_time` AND `event_id` = NEW.`id`;
  UPDATE `event_hosts` SET `state` = 'asked', `answered_at` = NULL
    WHERE (lower(trim(OLD.`title`)) <> lower(trim(NEW.`title`))
      OR lower(trim(coalesce(NEW.`other_title`, ''))) NOT IN ('', lower(trim(coalesce(OLD.`other_title`, '')))))
      AND `event_id` = NEW.`id` AND `state` = 'accepted';
  UPDATE `event_series` SET `updated_at` = NEW.`updated_at`
    WHERE NEW.`updated_at` IS NOT OLD.`updated_at` AND `id` = NEW.`series_id` AND coalesce(`updated_at`, `created_at`) < NEW.`updated_at`;
  UPDATE `event_series` SET `updated_at` = max(unixepoch(), coalesce(`updated_at`, `created_at`) + 1)
    WHERE (NEW.`merged_into` IS NULL) + (NEW.`public_from` IS NULL) <> (OLD.`merged_into` IS NULL) + (OLD.`public_from` IS NULL)
      AND `id` = NEW.`series_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_added` AFTER INSERT ON `event_hosts` WHEN NEW.`state` = 'accepted' BEGIN
  INSERT INTO `touching` (`id`, `depth`) VALUES (NEW.`event_id`, 2);
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_answered` AFTER UPDATE OF `state` ON `event_hosts` WHEN (OLD.`state` = 'accepted') <> (NEW.`state` = 'accepted') BEGIN
  INSERT INTO `touching` (`id`, `depth`) VALUES (NEW.`event_id`, 2);
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_left` AFTER DELETE ON `event_hosts` WHEN OLD.`state` = 'accepted' BEGIN
  INSERT INTO `touching` (`id`, `depth`) VALUES (OLD.`event_id`, 2);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_added` AFTER INSERT ON `organizers` BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`) VALUES (NEW.`seq`, 'organizer', NEW.`id`, 3)
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = 3;
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT NEW.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_touched` BEFORE UPDATE OF `search_text`, `search_name`, `email`, `fact_facets`, `name`, `city`, `logo_url`, `cover_image_url` ON `organizers` BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`)
    SELECT OLD.`seq`, 'organizer', OLD.`id`, iif(OLD.`search_name` <> NEW.`search_name`, 3, 2), OLD.`id`
    WHERE (OLD.`search_text`, OLD.`search_name`, OLD.`email`) IS NOT (NEW.`search_text`, NEW.`search_name`, NEW.`email`)
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`) SELECT `id`, 2 FROM `events`
    WHERE (OLD.`search_name` <> NEW.`search_name` OR OLD.`fact_facets` <> NEW.`fact_facets`) AND `organizer_id` = OLD.`id`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `merged_into`, 2 FROM `events` WHERE OLD.`search_name` <> NEW.`search_name` AND `organizer_id` = OLD.`id` AND `merged_into` IS NOT NULL
    UNION ALL
    SELECT `event_id`, 2 FROM `event_hosts` WHERE OLD.`search_name` <> NEW.`search_name` AND `organizer_id` = OLD.`id` AND `state` = 'accepted';
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE (OLD.`name`, OLD.`city`, OLD.`logo_url`, OLD.`cover_image_url`) IS NOT (NEW.`name`, NEW.`city`, NEW.`logo_url`, NEW.`cover_image_url`)
    AND NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_leaving` BEFORE DELETE ON `organizers` BEGIN
  DELETE FROM `events` WHERE `organizer_id` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'organizer' AND `content_id` = OLD.`id`;
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`) VALUES (OLD.`seq`, 'organizer', OLD.`id`, 2, OLD.`id`)
    ON CONFLICT (`seq`, `content_type`) DO NOTHING;
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
END;
--> statement-breakpoint
CREATE VIEW `hiding` AS SELECT `content_type`, `content_id`, `is_hidden` FROM `content_moderation_status`;
--> statement-breakpoint
CREATE TRIGGER `content_hidden_or_shown` INSTEAD OF INSERT ON `hiding` BEGIN
  UPDATE `publication` SET `epoch` = `epoch` + 1;
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`)
    SELECT `seq`, 'organizer', `id`, 2, `id` FROM `organizers` WHERE NEW.`content_type` = 'organizer' AND `id` = NEW.`content_id`
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT NEW.`content_id`, 2 WHERE NEW.`content_type` = 'event'
    UNION ALL
    SELECT `id`, 2 FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
    UNION ALL
    SELECT `event_id`, 2 FROM `event_hosts` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND `state` = 'accepted';
  UPDATE `events` SET `merged_into` = NULL WHERE NEW.`is_hidden` = 1 AND `merged_into` IS NOT NULL AND `id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `merged_into` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND `merged_into` IS NOT NULL
    UNION ALL
    SELECT f.`id` FROM `events` e JOIN `events` f ON f.`merged_into` = e.`id`
      WHERE NEW.`content_type` = 'organizer' AND e.`organizer_id` = NEW.`content_id`
  );
  UPDATE `event_series` SET `updated_at` = max(unixepoch(), coalesce(`updated_at`, `created_at`) + 1)
    WHERE NEW.`content_type` = 'event' AND `id` = (SELECT `series_id` FROM `events` WHERE `id` = NEW.`content_id`);
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT NEW.`content_id` WHERE NEW.`content_type` = 'organizer' AND NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = NEW.`content_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_added` BEFORE INSERT ON `content_moderation_status` WHEN NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m WHERE m.`content_type` = NEW.`content_type` AND m.`content_id` = NEW.`content_id`
) BEGIN
  INSERT INTO `moderation_items` (`content_type`, `content_id`, `organizer_id`, `is_hidden`, `is_waiting`)
    SELECT `content_type`, `content_id`, `organizer_id`, NEW.`is_hidden`, NEW.`manual_review_required`
    FROM `content_owners` WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`
    ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET
      `is_hidden` = excluded.`is_hidden`, `is_waiting` = excluded.`is_waiting`;
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`) SELECT NEW.`content_type`, NEW.`content_id`, 1 WHERE NEW.`is_hidden` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_changed` BEFORE UPDATE ON `content_moderation_status` BEGIN
  UPDATE `moderation_items` SET `is_hidden` = NEW.`is_hidden`, `is_waiting` = NEW.`manual_review_required`
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`)
    SELECT NEW.`content_type`, NEW.`content_id`, NEW.`is_hidden` WHERE OLD.`is_hidden` <> NEW.`is_hidden`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_forgotten` BEFORE DELETE ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 BEGIN
  UPDATE `moderation_items` SET `is_hidden` = 0 WHERE `content_type` = OLD.`content_type` AND `content_id` = OLD.`content_id`;
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`) VALUES (OLD.`content_type`, OLD.`content_id`, 0);
END;
--> statement-breakpoint
CREATE VIEW `touched_runs` AS
SELECT `seq`, `run_key` FROM `touched` WHERE `content_type` = 'event' AND `depth` > 0 AND `run_key` IS NOT NULL
UNION ALL
SELECT t.`seq`, e.`run_key` FROM `touched` t CROSS JOIN `events` e ON e.`seq` = t.`seq`
WHERE t.`content_type` = 'event' AND t.`depth` > 0 AND e.`run_key` IS NOT NULL;
--> statement-breakpoint
CREATE VIEW `settling` AS SELECT NULL AS `before` WHERE 0;
--> statement-breakpoint
CREATE TRIGGER `touched_settled` INSTEAD OF INSERT ON `settling` BEGIN
  UPDATE `events` SET `follows` = NULL, `rhythm` = NULL
    WHERE `seq` IN (SELECT t.`seq` FROM `touched` t WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 0 AND t.`run_key` IS NOT NULL) AND `run_key` IS NULL AND `rhythm` IS NOT NULL;
  DELETE FROM `event_runs` WHERE `run_key` IN (SELECT `run_key` FROM `touched_runs` WHERE `seq` < NEW.`before`);
  INSERT INTO `event_runs` (`run_key`)
    SELECT DISTINCT r.`run_key` FROM `touched_runs` r WHERE r.`seq` < NEW.`before` AND (
      EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1)
      OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL)
    );
  DELETE FROM `event_search` WHERE rowid IN (
    SELECT t.`sort_key` FROM `touched` t WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1 AND t.`week` IS NOT NULL
  );
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT s.`sort_key`, s.words, s.organizer, s.facets FROM `touched` t CROSS JOIN `event_search_entries` s ON s.`seq` = t.`seq`
    WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1 ORDER BY s.`sort_key`;
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, sum(n) FROM (
      SELECT t.`week` AS week, -1 AS n FROM `touched` t WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
      UNION ALL
      SELECT s.`week`, 1 FROM `touched` t CROSS JOIN `event_states` s ON s.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
    ) WHERE week IS NOT NULL GROUP BY week HAVING sum(n) <> 0
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + excluded.`events`;
  INSERT INTO `search_texts` (`text`)
    SELECT DISTINCT e.`search_text` FROM `touched` t CROSS JOIN `events` e ON e.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` = 3
    UNION ALL
    SELECT o.`search_name` FROM `touched` t CROSS JOIN `organizers` o ON o.`seq` = t.`seq` WHERE t.`content_type` = 'organizer' AND t.`depth` = 3;
  INSERT INTO `event_days` (`day`, `events`)
    SELECT day, sum(n) FROM (
      SELECT t.`sort_key` / 86400000000 AS day, -1 AS n FROM `touched` t WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
      UNION ALL
      SELECT e.`start_time` / 86400, 1 FROM `touched` t CROSS JOIN `events` e ON e.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
    ) WHERE day IS NOT NULL GROUP BY day HAVING sum(n) <> 0
    ON CONFLICT (`day`) DO UPDATE SET `events` = `events` + excluded.`events`;
  INSERT INTO `organizer_counts` (`organizer_id`, `events`)
    SELECT id, sum(n) FROM (
      SELECT t.`organizer_id` AS id, -1 AS n FROM `touched` t WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
      UNION ALL
      SELECT e.`organizer_id`, 1 FROM `touched` t CROSS JOIN `events` e ON e.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
    ) WHERE id IS NOT NULL GROUP BY id HAVING sum(n) <> 0
    ON CONFLICT (`organizer_id`) DO UPDATE SET `events` = `events` + excluded.`events`;
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + row_number() OVER (ORDER BY seq), id, organizer_id, kind FROM (
      SELECT t.`seq` AS seq, t.`id` AS id, s.`organizer_id` AS organizer_id, CASE WHEN t.`week` IS NULL THEN 'created' WHEN s.`week` IS NULL THEN 'deleted'
        WHEN s.`state` <> t.`state` THEN 'state' ELSE 'changed' END AS kind
      FROM `touched` t CROSS JOIN `event_states` s ON s.`seq` = t.`seq`
      WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND ((t.`week` IS NULL) <> (s.`week` IS NULL) OR (t.`week` IS NOT NULL AND t.`updated_at` IS NOT s.`updated_at`))
      UNION ALL
      SELECT t.`seq`, t.`id`, t.`organizer_id`, 'deleted' FROM `touched` t
      WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`week` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `events` e WHERE e.`seq` = t.`seq`)
    );
  DELETE FROM `organizer_search` WHERE rowid IN (SELECT t.`seq` FROM `touched` t WHERE t.`content_type` = 'organizer');
  INSERT OR REPLACE INTO `organizer_search` (rowid, words)
    SELECT o.`seq`, o.`search_text` FROM `touched` t CROSS JOIN `visible_organizers` o ON o.`seq` = t.`seq` WHERE t.`content_type` = 'organizer';
  DELETE FROM `organizer_admin_search` WHERE rowid IN (SELECT t.`seq` FROM `touched` t WHERE t.`content_type` = 'organizer');
  INSERT OR REPLACE INTO `organizer_admin_search` (rowid, words)
    SELECT n.`seq`, n.words FROM `touched` t CROSS JOIN `organizer_admin_entries` n ON n.`seq` = t.`seq` WHERE t.`content_type` = 'organizer';
  UPDATE `site_counts` SET `count` = `count` + (
    SELECT sum((o.`seq` IS NOT NULL) - (t.`organizer_id` IS NOT NULL)) FROM `touched` t LEFT JOIN `organizers` o ON o.`seq` = t.`seq` WHERE t.`content_type` = 'organizer'
  ) WHERE `name` = 'organizers' AND EXISTS (SELECT 1 FROM `touched` t WHERE t.`content_type` = 'organizer');
  DELETE FROM `organizer_counts` WHERE `organizer_id` IN (
    SELECT t.`id` FROM `touched` t WHERE t.`content_type` = 'organizer' AND NOT EXISTS (SELECT 1 FROM `organizers` o WHERE o.`id` = t.`id`)
  );
  UPDATE `moderation_items` SET `organizer_id` = (SELECT e.`organizer_id` FROM `events` e WHERE e.`id` = `moderation_items`.`content_id`)
    WHERE `content_type` = 'event' AND `content_id` IN (
      SELECT t.`id` FROM `touched` t CROSS JOIN `events` e ON e.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND e.`organizer_id` <> t.`organizer_id`
    );
  DELETE FROM `moderation_items` WHERE (`content_type`, `content_id`) IN (
    SELECT t.`content_type`, t.`id` FROM `touched` t WHERE (t.`content_type` = 'organizer' OR t.`seq` < NEW.`before`)
      AND NOT EXISTS (SELECT 1 FROM `events` e WHERE t.`content_type` = 'event' AND e.`id` = t.`id`)
      AND NOT EXISTS (SELECT 1 FROM `organizers` o WHERE t.`content_type` = 'organizer' AND o.`id` = t.`id`)
  );
  DELETE FROM `touched` WHERE `content_type` = 'organizer' OR `seq` < NEW.`before`;
END;
