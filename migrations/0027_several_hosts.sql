CREATE TABLE `event_hosts` (
	`event_id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`part` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`starts_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	PRIMARY KEY(`event_id`, `organizer_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_hosts_of_organizer` ON `event_hosts` (`organizer_id`,`state`,`starts_at`);--> statement-breakpoint
-- By hand, all that follows: see docs/decisions/0045-several-hosts.md. The others that an event names and that said yes.
CREATE VIEW `accepted_hosts` AS
SELECT h.`event_id`, h.`part`, p.`id`, p.`name`, p.`logo_url`, p.`facet`, p.`search_name`
FROM `event_hosts` h JOIN `visible_organizers` p ON p.`id` = h.`organizer_id` WHERE h.`state` = 'accepted';
--> statement-breakpoint
-- An event is found by them, too; dates of a series that have other hosts are another part of it.
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
DROP VIEW `event_run_dates`;
--> statement-breakpoint
CREATE VIEW `event_run_dates` AS
SELECT e.`run_key`, e.`id`, e.`seq`, e.`sort_key`, e.`start_time`, e.`all_day`, e.`state`, e.`registration`, e.`title`, e.`location_name`,
  dense_rank() OVER (PARTITION BY e.`run_key` ORDER BY e.`organizer_id`, e.`search_text`, e.`facets`, e.`fact_facets`, e.`lat`, e.`lng`,
    e.`state` IN ('cancelled', 'postponed'),
    (SELECT group_concat(c.`facet`) FROM `co_organizers` c WHERE c.`event_id` = e.`id`),
    (SELECT group_concat(h.`facet`) FROM `accepted_hosts` h WHERE h.`event_id` = e.`id`)) AS part
FROM `visible_events` e WHERE e.`run_key` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_added` AFTER INSERT ON `event_hosts` WHEN NEW.`state` = 'accepted' BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (NEW.`event_id`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (NEW.`event_id`);
  DELETE FROM `event_runs` WHERE `run_key` = (SELECT `run_key` FROM `events` WHERE `id` = NEW.`event_id`);
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT `run_key` FROM `events` WHERE `id` = NEW.`event_id`) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_answered` AFTER UPDATE OF `state` ON `event_hosts`
WHEN (OLD.`state` = 'accepted') <> (NEW.`state` = 'accepted') BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (NEW.`event_id`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (NEW.`event_id`);
  DELETE FROM `event_runs` WHERE `run_key` = (SELECT `run_key` FROM `events` WHERE `id` = NEW.`event_id`);
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT `run_key` FROM `events` WHERE `id` = NEW.`event_id`) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_left` AFTER DELETE ON `event_hosts` WHEN OLD.`state` = 'accepted' BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (OLD.`event_id`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (OLD.`event_id`);
  DELETE FROM `event_runs` WHERE `run_key` = (SELECT `run_key` FROM `events` WHERE `id` = OLD.`event_id`);
  INSERT INTO `event_runs` (`run_key`) SELECT r.`run_key` FROM (SELECT `run_key` FROM `events` WHERE `id` = OLD.`event_id`) r
    WHERE r.`run_key` IS NOT NULL AND (EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` LIMIT 1 OFFSET 1) OR EXISTS (SELECT 1 FROM `events` e WHERE e.`run_key` = r.`run_key` AND e.`rhythm` IS NOT NULL));
END;
--> statement-breakpoint
-- Whoever said yes, said it to the event of this title.
CREATE TRIGGER `event_hosts_asked_anew` AFTER UPDATE OF `title` ON `events` WHEN lower(trim(OLD.`title`)) <> lower(trim(NEW.`title`)) BEGIN
  UPDATE `event_hosts` SET `state` = 'asked', `answered_at` = NULL WHERE `event_id` = NEW.`id` AND `state` = 'accepted';
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_moved` AFTER UPDATE OF `start_time` ON `events` WHEN OLD.`start_time` <> NEW.`start_time` BEGIN
  UPDATE `event_hosts` SET `starts_at` = NEW.`start_time` WHERE `event_id` = NEW.`id`;
END;
--> statement-breakpoint
-- Who is hidden is not seen at others' events, either.
CREATE TRIGGER `event_hosts_hidden` AFTER INSERT ON `content_moderation_status` WHEN NEW.`content_type` = 'organizer' AND NEW.`is_hidden` = 1 BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = NEW.`content_id` AND `state` = 'accepted'));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = NEW.`content_id` AND `state` = 'accepted');
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_hidden_or_shown` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN NEW.`content_type` = 'organizer' AND OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = NEW.`content_id` AND `state` = 'accepted'));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = NEW.`content_id` AND `state` = 'accepted');
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_forgotten` AFTER DELETE ON `content_moderation_status` WHEN OLD.`content_type` = 'organizer' AND OLD.`is_hidden` = 1 BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = OLD.`content_id` AND `state` = 'accepted'));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = OLD.`content_id` AND `state` = 'accepted');
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_renamed` AFTER UPDATE OF `search_name` ON `organizers` WHEN OLD.`search_name` <> NEW.`search_name` BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = NEW.`id` AND `state` = 'accepted'));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (SELECT `event_id` FROM `event_hosts` WHERE `organizer_id` = NEW.`id` AND `state` = 'accepted');
END;
