-- By hand: an event elsewhere than at its organizer's has of its facts only the family; positions decide it, so that their changes enter it anew.
DROP TRIGGER `organizers_touched`;
--> statement-breakpoint
CREATE TRIGGER `organizers_touched` BEFORE UPDATE OF `search_text`, `search_name`, `email`, `fact_facets`, `name`, `city`, `logo_url`, `cover_image_url`, `lat`, `lng` ON `organizers` BEGIN
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`)
    SELECT OLD.`seq`, 'organizer', OLD.`id`, iif(OLD.`search_name` <> NEW.`search_name`, 3, 2), OLD.`id`
    WHERE (OLD.`search_text`, OLD.`search_name`, OLD.`email`) IS NOT (NEW.`search_text`, NEW.`search_name`, NEW.`email`)
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`) SELECT `id`, 2 FROM `events`
    WHERE (OLD.`search_name` <> NEW.`search_name` OR OLD.`fact_facets` <> NEW.`fact_facets` OR (OLD.`lat`, OLD.`lng`) IS NOT (NEW.`lat`, NEW.`lng`)) AND `organizer_id` = OLD.`id`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `merged_into`, 2 FROM `events` WHERE OLD.`search_name` <> NEW.`search_name` AND `organizer_id` = OLD.`id` AND `merged_into` IS NOT NULL
    UNION ALL
    SELECT `event_id`, 2 FROM `event_hosts` WHERE OLD.`search_name` <> NEW.`search_name` AND `organizer_id` = OLD.`id` AND `state` = 'accepted';
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE (OLD.`name`, OLD.`city`, OLD.`logo_url`, OLD.`cover_image_url`) IS NOT (NEW.`name`, NEW.`city`, NEW.`logo_url`, NEW.`cover_image_url`)
    AND NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
END;
--> statement-breakpoint
DROP TRIGGER `events_touched`;
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
      WHEN (OLD.`start_time`, OLD.`end_time`, OLD.`lat`, OLD.`lng`, OLD.`facets`, OLD.`fact_facets`, OLD.`organizer_id`, OLD.`public_from`, OLD.`merged_into`, OLD.`follows`, OLD.`rhythm`)
        IS NOT (NEW.`start_time`, NEW.`end_time`, NEW.`lat`, NEW.`lng`, NEW.`facets`, NEW.`fact_facets`, NEW.`organizer_id`, NEW.`public_from`, NEW.`merged_into`, NEW.`follows`, NEW.`rhythm`) THEN 2
      WHEN (OLD.`all_day`, OLD.`title`, OLD.`location_name`, OLD.`state`, OLD.`registration`, OLD.`series_id`, OLD.`google_event_id`, OLD.`google_calendar_sync_id`)
        IS NOT (NEW.`all_day`, NEW.`title`, NEW.`location_name`, NEW.`state`, NEW.`registration`, NEW.`series_id`, NEW.`google_event_id`, NEW.`google_calendar_sync_id`) THEN 1
      WHEN OLD.`updated_at` IS NOT NEW.`updated_at` THEN 0
    END AS depth) WHERE depth IS NOT NULL
    ON CONFLICT (`seq`, `content_type`) DO UPDATE SET `depth` = excluded.`depth` WHERE `depth` < excluded.`depth`;
  INSERT INTO `touching` (`id`, `depth`)
    SELECT `id`, 2 FROM `events` WHERE OLD.`merged_into` IS NOT NEW.`merged_into` AND `id` IN (OLD.`merged_into`, NEW.`merged_into`);
END;
--> statement-breakpoint
DROP VIEW `event_search_entries`;
--> statement-breakpoint
CREATE VIEW `event_search_entries` AS
SELECT e.`sort_key`, e.`seq`, e.`id`, e.`organizer_id`, e.`search_text` AS words,
  o.`search_name` || coalesce((SELECT group_concat(c.`search_name`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '')
  || coalesce((SELECT group_concat(h.`search_name`, '') FROM `accepted_hosts` h WHERE h.`event_id` = e.`id`), '') AS organizer,
  e.`facets` || ' ' || o.`facet`
  || coalesce((SELECT group_concat(' ' || c.`facet`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '')
  || coalesce((SELECT group_concat(' ' || h.`facet`, '') FROM `accepted_hosts` h WHERE h.`event_id` = e.`id`), '')
  || coalesce((
    SELECT group_concat(' ' || f.`value`, '') FROM json_each(json_patch(iif(
      iif(e.`lat` IS NULL OR o.`lat` IS NULL, coalesce(e.`location_name` IN ('Location TBD', o.`name`), 1), abs(e.`lat` - o.`lat`) < 0.003 AND abs(e.`lng` - o.`lng`) < 0.006),
      o.`fact_facets`, json_patch('{}', json_object('family', o.`fact_facets` ->> 'family'))
    ), e.`fact_facets`)) f WHERE f.`value` <> ''
  ), '')
  || iif(e.`end_time` - e.`start_time` >= 64800, (
    WITH RECURSIVE days(n) AS (
      SELECT 134100000 + e.`start_time` / 86400
      UNION ALL
      SELECT n + 1 FROM days WHERE n < 134100000 + min(e.`end_time` - 1, e.`start_time` + 31536000) / 86400
    )
    SELECT group_concat(' ' || char(19968 + n / 262144, 19968 + n / 512 % 512, 19968 + n % 512), '') FROM days
  ), '')
  || iif(e.`rhythm` IS NULL, '', ' ' || char(19968 + (134090000 + e.`rhythm`) / 262144, 19968 + (134090000 + e.`rhythm`) / 512 % 512, 19968 + (134090000 + e.`rhythm`) % 512))
  || iif(e.`end_time` - e.`start_time` >= 2592000, ' ' || char(19968 + (134090100) / 262144, 19968 + (134090100) / 512 % 512, 19968 + (134090100) % 512), '')
  || (
    SELECT ' ' || char(19968 + (134090200 + l.clock / 86400 % 7) / 262144, 19968 + (134090200 + l.clock / 86400 % 7) / 512 % 512, 19968 + (134090200 + l.clock / 86400 % 7) % 512)
    || ' ' || char(19968 + (134090300 + l.clock % 86400 / 3600) / 262144, 19968 + (134090300 + l.clock % 86400 / 3600) / 512 % 512, 19968 + (134090300 + l.clock % 86400 / 3600) % 512)
    FROM (SELECT e.`start_time` + iif(e.`start_time` >= unixepoch(strftime('%Y', e.`start_time`, 'unixepoch') || '-04-01 01:00', 'weekday 0', '-7 days')
    AND e.`start_time` < unixepoch(strftime('%Y', e.`start_time`, 'unixepoch') || '-11-01 01:00', 'weekday 0', '-7 days'), 7200, 3600) AS clock) l
  ) AS facets,
  iif(e.`follows` IS NULL, 1, -1) * (e.`start_time` / 604800) AS week
FROM `visible_events` e JOIN `organizers` o ON o.`id` = e.`organizer_id`;
--> statement-breakpoint
-- D1 stops a statement after thirty seconds: with more events, npm run admin -- reindex --remote fills it in portions.
DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `event_search_entries`) AND (SELECT count(*) FROM `events`) <= 300000;
--> statement-breakpoint
INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
  SELECT `sort_key`, words, organizer, facets FROM `event_search_entries`
  WHERE (SELECT count(*) FROM `events`) <= 300000 ORDER BY `sort_key`;
