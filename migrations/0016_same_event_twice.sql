CREATE TABLE `event_pairs` (
	`first_mark` text NOT NULL,
	`second_mark` text NOT NULL,
	`first_organizer_id` text NOT NULL,
	`second_organizer_id` text NOT NULL,
	`state` text NOT NULL,
	`by_organizer_id` text,
	`user_id` text,
	`is_automatic` integer DEFAULT false NOT NULL,
	`starts_at` integer NOT NULL,
	`decided_at` integer NOT NULL,
	PRIMARY KEY(`first_mark`, `second_mark`),
	FOREIGN KEY (`first_organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second_organizer_id`) REFERENCES `organizers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "event_pairs_in_order" CHECK("event_pairs"."first_mark" <= "event_pairs"."second_mark")
);
--> statement-breakpoint
CREATE INDEX `event_pairs_of_first` ON `event_pairs` (`first_organizer_id`);--> statement-breakpoint
CREATE INDEX `event_pairs_of_second` ON `event_pairs` (`second_organizer_id`);--> statement-breakpoint
CREATE INDEX `event_pairs_by_start` ON `event_pairs` (`starts_at`);--> statement-breakpoint
DROP INDEX `events_by_picture`;--> statement-breakpoint
ALTER TABLE `events` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `events_merged_into` ON `events` (`merged_into`) WHERE "events"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX `events_merged_of` ON `events` (`organizer_id`,`start_time`) WHERE "events"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX `events_by_picture` ON `events` (`image_url`,`public_from`,`merged_into`,`id`,`organizer_id`) WHERE "events"."image_url" is not null;--> statement-breakpoint
-- By hand: what is merged into another event is seen with that one alone: see docs/decisions/0028.
DROP VIEW `visible_events`;
--> statement-breakpoint
CREATE VIEW `visible_events` AS
SELECT e.* FROM `events` e
WHERE e.`public_from` IS NULL AND e.`merged_into` IS NULL AND NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
  WHERE m.`content_type` = 'event' AND m.`content_id` = e.`id` AND m.`is_hidden` = 1
) AND NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
  WHERE m.`content_type` = 'organizer' AND m.`content_id` = e.`organizer_id` AND m.`is_hidden` = 1
);
--> statement-breakpoint
-- The other organizers of an event: those whose events are merged into it.
CREATE VIEW `co_organizers` AS
SELECT f.`merged_into` AS `event_id`, p.`id`, p.`facet`, p.`search_name`
FROM `events` f INDEXED BY `events_merged_into` JOIN `events` s ON s.`id` = f.`merged_into`
JOIN `organizers` p ON p.`id` = f.`organizer_id`
WHERE f.`merged_into` IS NOT NULL AND f.`organizer_id` <> s.`organizer_id`;
--> statement-breakpoint
-- An event is found by all its organizers.
DROP VIEW `event_search_entries`;
--> statement-breakpoint
CREATE VIEW `event_search_entries` AS
SELECT e.`sort_key`, e.`seq`, e.`id`, e.`organizer_id`, e.`search_text` AS words,
  o.`search_name` || coalesce((SELECT group_concat(c.`search_name`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '') AS organizer,
  e.`facets` || ' ' || o.`facet`
  || coalesce((SELECT group_concat(' ' || c.`facet`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '')
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
CREATE TRIGGER `events_moving` BEFORE UPDATE OF `start_time`, `end_time`, `search_text`, `facets`, `organizer_id`, `public_from`, `merged_into` ON `events` BEGIN
  UPDATE `event_weeks` SET `events` = `events` - 1
    WHERE `week` = (SELECT week FROM `event_search_entries` WHERE `id` = OLD.`id`);
  DELETE FROM `event_search` WHERE rowid = OLD.`sort_key`;
END;
--> statement-breakpoint
DROP TRIGGER `events_moved`;
--> statement-breakpoint
-- What stays merged was not seen and is not; `events_parted` may show it in the same statement, before or after this.
CREATE TRIGGER `events_moved` AFTER UPDATE OF `start_time`, `end_time`, `search_text`, `facets`, `organizer_id`, `public_from`, `merged_into` ON `events`
WHEN OLD.`merged_into` IS NULL OR NEW.`merged_into` IS NULL BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` = NEW.`id`;
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, 1 FROM `event_search_entries` WHERE `id` = NEW.`id`
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
-- The event that is shown gets or loses an organizer. (The conflict policy of an upsert outside would turn off a REPLACE
-- in here: the former entry is deleted first.)
CREATE TRIGGER `events_merged` AFTER UPDATE OF `merged_into` ON `events` WHEN OLD.`merged_into` IS NOT NEW.`merged_into` BEGIN
  DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `events` WHERE `id` IN (OLD.`merged_into`, NEW.`merged_into`));
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` IN (OLD.`merged_into`, NEW.`merged_into`);
END;
--> statement-breakpoint
CREATE TRIGGER `events_merged_left` AFTER DELETE ON `events` BEGIN
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` = OLD.`id`;
  DELETE FROM `event_search` WHERE rowid = (SELECT `sort_key` FROM `events` WHERE `id` = OLD.`merged_into`);
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` = OLD.`merged_into`;
END;
--> statement-breakpoint
-- Whoever agreed to be shown by another event, agreed to its title, its place and its time.
CREATE TRIGGER `events_parted` AFTER UPDATE OF `start_time`, `title`, `location_name` ON `events`
WHEN OLD.`start_time` <> NEW.`start_time` OR OLD.`title` <> NEW.`title` OR OLD.`location_name` IS NOT NEW.`location_name` BEGIN
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` = NEW.`id` AND (
    abs(`start_time` - NEW.`start_time`) > iif(`all_day` OR NEW.`all_day`, 90000, 3600)
    OR (`organizer_id` <> NEW.`organizer_id` AND (OLD.`title` <> NEW.`title` OR OLD.`location_name` IS NOT NEW.`location_name`))
  );
  UPDATE `events` SET `merged_into` = NULL WHERE `id` = NEW.`id` AND `merged_into` IS NOT NULL AND abs(
    `start_time` - (SELECT s.`start_time` FROM `events` s WHERE s.`id` = NEW.`merged_into`)
  ) > iif(`all_day` OR (SELECT s.`all_day` FROM `events` s WHERE s.`id` = NEW.`merged_into`), 90000, 3600);
END;
--> statement-breakpoint
-- What is hidden hides nothing else, and is not seen through another event.
CREATE TRIGGER `moderation_status_parting` AFTER INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 BEGIN
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` IS NOT NULL AND `id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `merged_into` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND `merged_into` IS NOT NULL
    UNION ALL
    SELECT f.`id` FROM `events` e JOIN `events` f ON f.`merged_into` = e.`id`
      WHERE NEW.`content_type` = 'organizer' AND e.`organizer_id` = NEW.`content_id`
  );
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_parted` AFTER UPDATE OF `is_hidden` ON `content_moderation_status`
WHEN OLD.`is_hidden` <> NEW.`is_hidden` AND NEW.`is_hidden` = 1 BEGIN
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` IS NOT NULL AND `id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `merged_into` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND `merged_into` IS NOT NULL
    UNION ALL
    SELECT f.`id` FROM `events` e JOIN `events` f ON f.`merged_into` = e.`id`
      WHERE NEW.`content_type` = 'organizer' AND e.`organizer_id` = NEW.`content_id`
  );
END;
--> statement-breakpoint
DROP TRIGGER `organizers_renamed`;
--> statement-breakpoint
CREATE TRIGGER `organizers_renamed` AFTER UPDATE OF `search_name` ON `organizers` WHEN OLD.`search_name` <> NEW.`search_name` BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `organizer_id` = NEW.`id`;
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries`
    WHERE `id` IN (SELECT `merged_into` FROM `events` WHERE `organizer_id` = NEW.`id` AND `merged_into` IS NOT NULL);
END;
