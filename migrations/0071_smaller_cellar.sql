-- By hand: docs/database.md. What was left to the code before is gone; tables of numbers are two.
DROP TABLE `event_state_changes`;
--> statement-breakpoint
DROP TABLE `event_step_rows`;
--> statement-breakpoint
DROP TABLE `event_steps`;
--> statement-breakpoint
DROP TABLE `moderation_items`;
--> statement-breakpoint
CREATE TABLE `numbers` (
	`name` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tallies` (
	`of` text NOT NULL,
	`key` blob NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`of`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `numbers` (`name`, `number`)
SELECT 'epoch', `epoch` FROM `publication`
UNION ALL
SELECT 'cards', `cursor` FROM `card_progress`
UNION ALL
SELECT `name`, `place` FROM `letter_progress`
UNION ALL
SELECT `cron`, `ended_at` FROM `cron_runs`
UNION ALL
SELECT `name`, `count` FROM `site_counts`;
--> statement-breakpoint
INSERT INTO `tallies` (`of`, `key`, `count`)
SELECT 'week', `week`, `events` FROM `event_weeks`
UNION ALL
SELECT 'day', `day`, `events` FROM `event_days`
UNION ALL
SELECT 'organizer', `organizer_id`, `events` FROM `organizer_counts`;
--> statement-breakpoint
DROP TRIGGER `users_counted`;
--> statement-breakpoint
DROP TRIGGER `users_left`;
--> statement-breakpoint
DROP TRIGGER `organizers_touched`;
--> statement-breakpoint
DROP TRIGGER `organizers_leaving`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_added`;
--> statement-breakpoint
DROP TRIGGER `event_hosts_merged_left`;
--> statement-breakpoint
DROP TRIGGER `events_left`;
--> statement-breakpoint
DROP TRIGGER `events_touched`;
--> statement-breakpoint
DROP TRIGGER `events_leaving`;
--> statement-breakpoint
DROP TRIGGER `events_followed`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_forgotten`;
--> statement-breakpoint
DROP TRIGGER `content_hidden_or_shown`;
--> statement-breakpoint
DROP TRIGGER `touched_settled`;
--> statement-breakpoint
DROP TABLE `publication`;
--> statement-breakpoint
DROP TABLE `event_weeks`;
--> statement-breakpoint
DROP TABLE `event_days`;
--> statement-breakpoint
DROP TABLE `organizer_counts`;
--> statement-breakpoint
CREATE VIEW `event_weeks` AS SELECT `key` AS `week`, `count` AS `events` FROM `tallies` WHERE `of` = 'week';
--> statement-breakpoint
CREATE VIEW `event_days` AS SELECT `key` AS `day`, `count` AS `events` FROM `tallies` WHERE `of` = 'day';
--> statement-breakpoint
CREATE VIEW `organizer_counts` AS SELECT `key` AS `organizer_id`, `count` AS `events` FROM `tallies` WHERE `of` = 'organizer';
--> statement-breakpoint
-- To the code before, which asks it for the epoch and raises that.
CREATE VIEW `publication` AS SELECT 1 AS `id`, `number` AS `epoch` FROM `numbers` WHERE `name` = 'epoch';
--> statement-breakpoint
CREATE TRIGGER `publication_raised` INSTEAD OF UPDATE ON `publication` BEGIN
  UPDATE `numbers` SET `number` = NEW.`epoch` WHERE `name` = 'epoch';
END;
--> statement-breakpoint
CREATE TRIGGER `users_counted` AFTER INSERT ON `users` BEGIN
  UPDATE `numbers` SET `number` = `number` + 1 WHERE `name` = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER `users_left` AFTER DELETE ON `users` BEGIN
  UPDATE `numbers` SET `number` = `number` - 1 WHERE `name` = 'users';
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('users', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_touched` BEFORE UPDATE OF `search_text`, `search_name`, `email`, `fact_facets`, `name`, `city`, `logo_url`, `cover_image_url`, `lat`, `lng` ON `organizers` BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`)
    SELECT OLD.`seq`, 'organizer', OLD.`id`, iif(OLD.`search_name` <> NEW.`search_name`, 3, 2), OLD.`id`
    WHERE (OLD.`search_text`, OLD.`search_name`, OLD.`email`) IS NOT (NEW.`search_text`, NEW.`search_name`, NEW.`email`)
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`) SELECT `id`, 2 FROM `events`
    WHERE (OLD.`search_name`, OLD.`name`, OLD.`fact_facets`, OLD.`lat`, OLD.`lng`) IS NOT (NEW.`search_name`, NEW.`name`, NEW.`fact_facets`, NEW.`lat`, NEW.`lng`) AND `organizer_id` = OLD.`id`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `merged_into`, 2 FROM `events` WHERE OLD.`search_name` <> NEW.`search_name` AND `organizer_id` = OLD.`id` AND `merged_into` IS NOT NULL
    UNION ALL
    SELECT `event_id`, 2 FROM `event_hosts` WHERE OLD.`search_name` <> NEW.`search_name` AND `organizer_id` = OLD.`id` AND `state` = 'accepted';
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE (OLD.`name`, OLD.`city`, OLD.`logo_url`, OLD.`cover_image_url`) IS NOT (NEW.`name`, NEW.`city`, NEW.`logo_url`, NEW.`cover_image_url`)
    AND NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_leaving` BEFORE DELETE ON `organizers` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('organizers', OLD.`id`, unixepoch());
  INSERT INTO `touching` (`id`, `depth`) SELECT `event_id`, 2 FROM `event_hosts` WHERE `organizer_id` = OLD.`id` AND `state` = 'accepted';
  DELETE FROM `events` WHERE `organizer_id` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'organizer' AND `content_id` = OLD.`id`;
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`) VALUES (OLD.`seq`, 'organizer', OLD.`id`, 2, OLD.`id`)
    ON CONFLICT (`seq`, `content_type`) DO NOTHING;
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
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
      WHEN (OLD.`start_time`, OLD.`end_time`, OLD.`lat`, OLD.`lng`, OLD.`location_name`, OLD.`facets`, OLD.`fact_facets`, OLD.`organizer_id`, OLD.`public_from`, OLD.`merged_into`, OLD.`follows`, OLD.`rhythm`)
        IS NOT (NEW.`start_time`, NEW.`end_time`, NEW.`lat`, NEW.`lng`, NEW.`location_name`, NEW.`facets`, NEW.`fact_facets`, NEW.`organizer_id`, NEW.`public_from`, NEW.`merged_into`, NEW.`follows`, NEW.`rhythm`) THEN 2
      WHEN (OLD.`all_day`, OLD.`title`, OLD.`state`, OLD.`registration`, OLD.`series_id`, OLD.`google_event_id`, OLD.`google_calendar_sync_id`)
        IS NOT (NEW.`all_day`, NEW.`title`, NEW.`state`, NEW.`registration`, NEW.`series_id`, NEW.`google_event_id`, NEW.`google_calendar_sync_id`) THEN 1
      WHEN OLD.`updated_at` IS NOT NEW.`updated_at` THEN 0
    END AS depth) WHERE depth IS NOT NULL
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `id`, 2 FROM `events` WHERE OLD.`merged_into` IS NOT NEW.`merged_into` AND `id` IN (OLD.`merged_into`, NEW.`merged_into`);
END;
--> statement-breakpoint
CREATE TRIGGER `events_leaving` BEFORE DELETE ON `events` BEGIN
  INSERT INTO `touching` (`id`, `depth`) SELECT `id`, 2 FROM `events` WHERE `id` IN (OLD.`id`, OLD.`merged_into`);
  DELETE FROM `event_hosts` WHERE `event_id` = OLD.`merged_into` AND `merged_from` = OLD.`id` AND `state_before` IS NULL;
  UPDATE `event_hosts` SET `state` = iif(`state` = 'declined', `state`, `state_before`), `merged_from` = NULL, `state_before` = NULL
    WHERE `event_id` = OLD.`merged_into` AND `merged_from` = OLD.`id`;
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'event' AND `content_id` = OLD.`id`;
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) SELECT 'events', OLD.`id`, unixepoch()
    WHERE (SELECT `id` FROM `erasures` ORDER BY `seq` DESC LIMIT 1) IS NOT OLD.`organizer_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_followed` AFTER UPDATE OF `start_time`, `title`, `other_title`, `updated_at`, `merged_into`, `public_from`, `organizer_id` ON `events` BEGIN
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
  UPDATE `content_moderation_status` SET `organizer_id` = NEW.`organizer_id`
    WHERE OLD.`organizer_id` <> NEW.`organizer_id` AND `content_type` = 'event' AND `content_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `content_hidden_or_shown` INSTEAD OF INSERT ON `hiding` BEGIN
  UPDATE `numbers` SET `number` = `number` + 1 WHERE `name` = 'epoch';
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
  INSERT INTO `tallies` (`of`, `key`, `count`)
    SELECT of, `key`, sum(n) FROM (
      SELECT k.`value` AS of, CASE k.`value` WHEN 'week' THEN t.`week` WHEN 'day' THEN t.`sort_key` / 86400000000 ELSE t.`organizer_id` END AS `key`, -1 AS n
      FROM `touched` t CROSS JOIN json_each('["week","day","organizer"]') k WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
      UNION ALL
      SELECT k.`value`, CASE k.`value` WHEN 'week' THEN s.`week` WHEN 'day' THEN s.`sort_key` / 86400000000 ELSE s.`organizer_id` END, 1
      FROM `touched` t CROSS JOIN `event_states` s ON s.`seq` = t.`seq` CROSS JOIN json_each('["week","day","organizer"]') k WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
    ) WHERE `key` IS NOT NULL GROUP BY of, `key` HAVING sum(n) <> 0
    ON CONFLICT (`of`, `key`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `search_texts` (`text`)
    SELECT DISTINCT e.`search_text` FROM `touched` t CROSS JOIN `events` e ON e.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` = 3
    UNION ALL
    SELECT o.`search_name` FROM `touched` t CROSS JOIN `organizers` o ON o.`seq` = t.`seq` WHERE t.`content_type` = 'organizer' AND t.`depth` = 3;
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
  UPDATE `numbers` SET `number` = `number` + (
    SELECT sum((o.`seq` IS NOT NULL) - (t.`organizer_id` IS NOT NULL)) FROM `touched` t LEFT JOIN `organizers` o ON o.`seq` = t.`seq` WHERE t.`content_type` = 'organizer'
  ) WHERE `name` = 'organizers' AND EXISTS (SELECT 1 FROM `touched` t WHERE t.`content_type` = 'organizer');
  DELETE FROM `tallies` WHERE `of` = 'organizer' AND `key` IN (
    SELECT t.`id` FROM `touched` t WHERE t.`content_type` = 'organizer' AND NOT EXISTS (SELECT 1 FROM `organizers` o WHERE o.`id` = t.`id`)
  );
  DELETE FROM `touched` WHERE `content_type` = 'organizer' OR `seq` < NEW.`before`;
END;
--> statement-breakpoint
DROP INDEX `account_tokens_by_expiry`;
--> statement-breakpoint
DROP INDEX `passkey_challenges_by_user`;
--> statement-breakpoint
DROP INDEX `passkey_challenges_by_expiry`;
--> statement-breakpoint
DROP INDEX `calendar_syncs_by_organizer`;
