CREATE TABLE `event_runs` (
	`run_key` text PRIMARY KEY NOT NULL,
	`dates` text DEFAULT '[]' NOT NULL,
	`times` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
ALTER TABLE `events` ADD `run_key` text GENERATED ALWAYS AS ((coalesce(series_id, google_calendar_sync_id || '#' || coalesce(nullif(rtrim(rtrim(google_event_id, replace(google_event_id, '#', '')), '#'), ''), google_event_id)))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `events` ADD `follows` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `rhythm` integer;--> statement-breakpoint
CREATE INDEX `events_of_run` ON `events` (`run_key`,`start_time`) WHERE "events"."run_key" is not null;
--> statement-breakpoint
-- By hand, all that follows: see docs/decisions/0041-weekly-life.md. What has a rhythm or lasts a month is a facet too, and
-- dates that follow another are counted in weeks below zero.
DROP VIEW `event_search_entries`;
--> statement-breakpoint
CREATE VIEW `event_search_entries` AS
SELECT e.`sort_key`, e.`seq`, e.`id`, e.`organizer_id`, e.`search_text` AS words,
  o.`search_name` || coalesce((SELECT group_concat(c.`search_name`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '') AS organizer,
  e.`facets` || ' ' || o.`facet`
  || coalesce((SELECT group_concat(' ' || c.`facet`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '')
  || coalesce((
    SELECT group_concat(' ' || f.`value`, '') FROM json_each(json_patch(o.`fact_facets`, e.`fact_facets`)) f WHERE f.`value` <> ''
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
  || iif(e.`end_time` - e.`start_time` >= 2592000, ' ' || char(19968 + (134090100) / 262144, 19968 + (134090100) / 512 % 512, 19968 + (134090100) % 512), '') AS facets,
  iif(e.`follows` IS NULL, 1, -1) * (e.`start_time` / 604800) AS week
FROM `visible_events` e JOIN `organizers` o ON o.`id` = e.`organizer_id`;
--> statement-breakpoint
-- The visible dates of each series. Dates of one part are found by the same words, in the same place, by the same organizers.
CREATE VIEW `event_run_dates` AS
SELECT e.`run_key`, e.`id`, e.`seq`, e.`sort_key`, e.`start_time`, e.`all_day`, e.`state`, e.`registration`, e.`title`, e.`location_name`,
  dense_rank() OVER (PARTITION BY e.`run_key` ORDER BY e.`organizer_id`, e.`search_text`, e.`facets`, e.`fact_facets`, e.`lat`, e.`lng`,
    e.`state` IN ('cancelled', 'postponed'),
    (SELECT group_concat(c.`facet`) FROM `co_organizers` c WHERE c.`event_id` = e.`id`)) AS part
FROM `visible_events` e WHERE e.`run_key` IS NOT NULL;
--> statement-breakpoint
-- A series is regular where at least half of the gaps between its dates are at most fifteen days. A pause of up to four months
-- is a pause; after a longer one the series begins anew.
CREATE TRIGGER `event_runs_made` AFTER INSERT ON `event_runs` BEGIN
  UPDATE `events` SET `follows` = d.follows, `rhythm` = d.rhythm FROM (
    SELECT seq, iif(is_regular AND gap <= 10368000, former, NULL) AS follows,
      CASE WHEN NOT is_regular THEN NULL WHEN gap IS NULL OR gap > 10368000 THEN 0 WHEN gap = 604800 THEN 7
        WHEN gap <= 1296000 THEN 1 ELSE 2 END AS rhythm
    FROM (
      SELECT seq, former, `start_time` - former AS gap,
        coalesce(sum(`start_time` - former <= 1296000) OVER of_part * 2 >= count(former) OVER of_part, 0) AS is_regular
      FROM (
        SELECT seq, part, `start_time`, lag(`start_time`) OVER (PARTITION BY part ORDER BY `sort_key`) AS former
        FROM `event_run_dates` WHERE `run_key` = NEW.`run_key`
      ) WINDOW of_part AS (PARTITION BY part)
    )
  ) d WHERE `events`.`seq` = d.seq AND (`events`.`follows` IS NOT d.follows OR `events`.`rhythm` IS NOT d.rhythm);
  UPDATE `event_runs` SET
    `dates` = (SELECT json_group_array(json_array(`id`, `start_time`, part, `all_day`, `state`, `title`, `location_name`, `registration`))
      FROM (SELECT * FROM `event_run_dates` WHERE `run_key` = NEW.`run_key` ORDER BY `sort_key`)),
    `times` = (SELECT json_group_array(`start_time` * 1000 + part)
      FROM (SELECT * FROM `event_run_dates` WHERE `run_key` = NEW.`run_key` ORDER BY `sort_key`))
    WHERE `run_key` = NEW.`run_key`;
  DELETE FROM `event_runs` WHERE `run_key` = NEW.`run_key` AND json_array_length(`times`) < 2;
END;
--> statement-breakpoint
CREATE TRIGGER `events_run_joined` AFTER INSERT ON `events` WHEN NEW.`run_key` IS NOT NULL BEGIN
  DELETE FROM `event_runs` WHERE `run_key` = NEW.`run_key`;
  INSERT INTO `event_runs` (`run_key`) SELECT NEW.`run_key` WHERE (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `events_run_left` AFTER DELETE ON `events` WHEN OLD.`run_key` IS NOT NULL BEGIN
  DELETE FROM `event_runs` WHERE `run_key` = OLD.`run_key`;
  INSERT INTO `event_runs` (`run_key`) SELECT OLD.`run_key` WHERE (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = OLD.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = OLD.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `events_run_changed` AFTER UPDATE OF `start_time`, `all_day`, `title`, `location_name`, `search_text`, `facets`, `fact_facets`, `lat`, `lng`,
  `organizer_id`, `public_from`, `merged_into`, `state`, `registration`, `series_id`, `google_event_id`, `google_calendar_sync_id` ON `events`
WHEN coalesce(OLD.`run_key`, NEW.`run_key`) IS NOT NULL BEGIN
  UPDATE `events` SET `follows` = NULL, `rhythm` = NULL WHERE `seq` = NEW.`seq` AND NEW.`run_key` IS NULL AND NEW.`rhythm` IS NOT NULL;
  DELETE FROM `event_runs` WHERE `run_key` IN (OLD.`run_key`, NEW.`run_key`);
  INSERT INTO `event_runs` (`run_key`) SELECT OLD.`run_key` WHERE (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = OLD.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = OLD.`run_key` AND e.`rhythm` IS NOT NULL));
  INSERT INTO `event_runs` (`run_key`) SELECT NEW.`run_key` WHERE NEW.`run_key` IS NOT OLD.`run_key` AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = NEW.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
-- A date that gets or loses an organizer is found by other words than the rest of its series.
CREATE TRIGGER `events_run_merged` AFTER UPDATE OF `merged_into` ON `events` WHEN OLD.`merged_into` IS NOT NEW.`merged_into` BEGIN
  DELETE FROM `event_runs` WHERE `run_key` IN (SELECT `run_key` FROM `events` WHERE `id` IN (OLD.`merged_into`, NEW.`merged_into`));
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT DISTINCT `run_key` FROM `events` WHERE `id` IN (OLD.`merged_into`, NEW.`merged_into`)) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `events_run_parted` AFTER DELETE ON `events` WHEN OLD.`merged_into` IS NOT NULL BEGIN
  DELETE FROM `event_runs` WHERE `run_key` IN (SELECT `run_key` FROM `events` WHERE `id` = OLD.`merged_into`);
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT DISTINCT `run_key` FROM `events` WHERE `id` = OLD.`merged_into`) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `events_rhythm_changed` AFTER UPDATE OF `follows`, `rhythm` ON `events`
WHEN (OLD.`rhythm` IS NOT NEW.`rhythm` OR (OLD.`follows` IS NULL) <> (NEW.`follows` IS NULL))
  AND EXISTS (SELECT 1 FROM `event_search` WHERE rowid = NEW.`sort_key`) BEGIN
  UPDATE `event_weeks` SET `events` = `events` - 1
    WHERE `week` = iif(OLD.`follows` IS NULL, 1, -1) * (NEW.`start_time` / 604800);
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, 1 FROM `event_search_entries` WHERE `id` = NEW.`id`
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + 1;
  UPDATE `event_search` SET words = n.words, organizer = n.organizer, facets = n.facets
    FROM (SELECT words, organizer, facets FROM `event_search_entries` WHERE `id` = NEW.`id`) n WHERE rowid = NEW.`sort_key`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_run_added` AFTER INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 BEGIN
  DELETE FROM `event_runs` WHERE `run_key` IN (SELECT `run_key` FROM (SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`));
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT DISTINCT `run_key` FROM (SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`)) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_run_changed` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  DELETE FROM `event_runs` WHERE `run_key` IN (SELECT `run_key` FROM (SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`));
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT DISTINCT `run_key` FROM (SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`)) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_run_forgotten` AFTER DELETE ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 BEGIN
  DELETE FROM `event_runs` WHERE `run_key` IN (SELECT `run_key` FROM (SELECT `run_key` FROM `events` WHERE OLD.`content_type` = 'event' AND `id` = OLD.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE OLD.`content_type` = 'organizer' AND `organizer_id` = OLD.`content_id`));
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT DISTINCT `run_key` FROM (SELECT `run_key` FROM `events` WHERE OLD.`content_type` = 'event' AND `id` = OLD.`content_id`
    UNION ALL SELECT `run_key` FROM `events` WHERE OLD.`content_type` = 'organizer' AND `organizer_id` = OLD.`content_id`)) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
-- What is there already, by the triggers above.
INSERT INTO `event_runs` (`run_key`) SELECT `run_key` FROM `events` WHERE `run_key` IS NOT NULL GROUP BY `run_key` HAVING count(*) > 1;
--> statement-breakpoint
-- Events of thirty days or more get their facet.
UPDATE `events` SET `facets` = `facets` WHERE `end_time` - `start_time` >= 2592000;
