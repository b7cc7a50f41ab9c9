ALTER TABLE `events` ADD `facts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `fact_facets` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizers` ADD `facts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizers` ADD `fact_facets` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizers` ADD `county` text;--> statement-breakpoint
-- By hand: an event is found by what holds for it, which is what its organizer says with its own laid over
-- (effectiveFacts() in app/domain/facts/facts.ts).
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
  ), '') AS facets, e.`start_time` / 604800 AS week
FROM `visible_events` e JOIN `organizers` o ON o.`id` = e.`organizer_id`;
--> statement-breakpoint
DROP TRIGGER `events_moving`;
--> statement-breakpoint
CREATE TRIGGER `events_moving` BEFORE UPDATE OF `start_time`, `end_time`, `search_text`, `facets`, `fact_facets`, `organizer_id`, `public_from`, `merged_into` ON `events` BEGIN
  UPDATE `event_weeks` SET `events` = `events` - 1
    WHERE `week` = (SELECT week FROM `event_search_entries` WHERE `id` = OLD.`id`);
  DELETE FROM `event_search` WHERE rowid = OLD.`sort_key`;
END;
--> statement-breakpoint
DROP TRIGGER `events_moved`;
--> statement-breakpoint
-- What stays merged was not seen and is not; `events_parted` may show it in the same statement, before or after this.
CREATE TRIGGER `events_moved` AFTER UPDATE OF `start_time`, `end_time`, `search_text`, `facets`, `fact_facets`, `organizer_id`, `public_from`, `merged_into` ON `events`
WHEN OLD.`merged_into` IS NULL OR NEW.`merged_into` IS NULL BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` = NEW.`id`;
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, 1 FROM `event_search_entries` WHERE `id` = NEW.`id`
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
-- What an organizer says holds for its own events, not for those that it shares.
CREATE TRIGGER `organizers_saying` AFTER UPDATE OF `fact_facets` ON `organizers` WHEN OLD.`fact_facets` <> NEW.`fact_facets` BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `organizer_id` = NEW.`id`;
END;
