-- What a visitor may see, said once. Queries read these views; app/domain/visibility.ts is the same rule as a function.
CREATE VIEW `visible_organizers` AS
SELECT o.* FROM `organizers` o
WHERE NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m
  WHERE m.`content_type` = 'organizer' AND m.`content_id` = o.`id` AND m.`is_hidden` = 1
);
--> statement-breakpoint
CREATE VIEW `visible_events` AS
SELECT e.* FROM `events` e
WHERE NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m
  WHERE m.`content_type` = 'event' AND m.`content_id` = e.`id` AND m.`is_hidden` = 1
) AND NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m
  WHERE m.`content_type` = 'organizer' AND m.`content_id` = e.`organizer_id` AND m.`is_hidden` = 1
);
--> statement-breakpoint
-- What moderators look through: every content that was reported, hidden or set aside, with its newest report.
CREATE VIEW `moderation_queue` AS
WITH content AS (
  SELECT `content_type`, `content_id` FROM `user_reports`
  UNION
  SELECT `content_type`, `content_id` FROM `content_moderation_status`
  WHERE `is_hidden` = 1 OR `manual_review_required` = 1
),
newest AS (
  SELECT r.*, row_number() OVER (PARTITION BY r.`content_type`, r.`content_id` ORDER BY r.`created_at` DESC, r.`id`) AS nth,
    count(*) FILTER (WHERE r.`status` = 'pending') OVER (PARTITION BY r.`content_type`, r.`content_id`) AS pending
  FROM `user_reports` r
)
SELECT
  c.`content_type` || ':' || c.`content_id` AS `id`,
  c.`content_type` AS `content_type`,
  c.`content_id` AS `content_id`,
  coalesce(e.`title`, o.`name`) AS `content_title`,
  coalesce(e.`description`, o.`description`) AS `content_description`,
  coalesce(n.`pending`, 0) AS `report_count`,
  n.`category` AS `report_category`,
  n.`reason` AS `report_reason`,
  n.`description` AS `description`,
  n.`created_at` AS `reported_at`,
  coalesce(m.`is_hidden`, 0) AS `is_hidden`,
  coalesce(m.`manual_review_required`, 0) AS `manual_review_required`,
  m.`auto_hidden_at` AS `auto_hidden_at`
FROM content c
LEFT JOIN newest n ON n.`content_type` = c.`content_type` AND n.`content_id` = c.`content_id` AND n.nth = 1
LEFT JOIN `events` e ON c.`content_type` = 'event' AND e.`id` = c.`content_id`
LEFT JOIN `organizers` o ON c.`content_type` = 'organizer' AND o.`id` = c.`content_id`
LEFT JOIN `content_moderation_status` m ON m.`content_type` = c.`content_type` AND m.`content_id` = c.`content_id`
WHERE coalesce(e.`id`, o.`id`) IS NOT NULL;
--> statement-breakpoint
-- The search index holds visible events only, in the order of time (rowid = events.sort_key); why: docs/decisions/0002.
CREATE VIRTUAL TABLE `event_search` USING fts5(
  words, organizer, facets, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `organizer_search` USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
-- Events of several days (18 hours or more) also get a facet for each week they go on in, for at most a year:
-- see weekFacet() in app/domain/search-facets.ts.
CREATE VIEW `event_search_entries` AS
SELECT e.`sort_key`, e.`seq`, e.`id`, e.`organizer_id`, e.`search_text` AS words, o.`search_name` AS organizer,
  e.`facets` || ' ' || o.`facet` || iif(e.`end_time` - e.`start_time` >= 64800, (
    WITH RECURSIVE weeks(n) AS (
      SELECT 134100000 + e.`start_time` / 604800
      UNION ALL
      SELECT n + 1 FROM weeks WHERE n < 134100000 + min(e.`end_time` - 1, e.`start_time` + 31536000) / 604800
    )
    SELECT group_concat(' ' || char(19968 + n / 262144, 19968 + n / 512 % 512, 19968 + n % 512), '') FROM weeks
  ), '') AS facets, e.`start_time` / 604800 AS week
FROM `visible_events` e JOIN `organizers` o ON o.`id` = e.`organizer_id`;
--> statement-breakpoint
CREATE TRIGGER `events_indexed` AFTER INSERT ON `events` BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` = NEW.`id`;
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, 1 FROM `event_search_entries` WHERE `id` = NEW.`id`
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `events_leaving` BEFORE DELETE ON `events` BEGIN
  UPDATE `event_weeks` SET `events` = `events` - 1
    WHERE `week` = (SELECT week FROM `event_search_entries` WHERE `id` = OLD.`id`);
  DELETE FROM `event_search` WHERE rowid = OLD.`sort_key`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_moving` BEFORE UPDATE OF `start_time`, `end_time`, `search_text`, `facets`, `organizer_id` ON `events` BEGIN
  UPDATE `event_weeks` SET `events` = `events` - 1
    WHERE `week` = (SELECT week FROM `event_search_entries` WHERE `id` = OLD.`id`);
  DELETE FROM `event_search` WHERE rowid = OLD.`sort_key`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_moved` AFTER UPDATE OF `start_time`, `end_time`, `search_text`, `facets`, `organizer_id` ON `events` BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `id` = NEW.`id`;
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, 1 FROM `event_search_entries` WHERE `id` = NEW.`id`
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_indexed` AFTER INSERT ON `organizers` BEGIN
  INSERT OR REPLACE INTO `organizer_search` (rowid, words)
    SELECT `seq`, `search_text` FROM `visible_organizers` WHERE `seq` = NEW.`seq`;
END;
--> statement-breakpoint
-- The events go first, while their entries can still be looked up: a cascade would come when the organizer is gone.
CREATE TRIGGER `organizers_leaving` BEFORE DELETE ON `organizers` BEGIN
  DELETE FROM `events` WHERE `organizer_id` = OLD.`id`;
  DELETE FROM `organizer_search` WHERE rowid = OLD.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_reworded` AFTER UPDATE OF `search_text` ON `organizers` BEGIN
  DELETE FROM `organizer_search` WHERE rowid = OLD.`seq`;
  INSERT OR REPLACE INTO `organizer_search` (rowid, words)
    SELECT `seq`, `search_text` FROM `visible_organizers` WHERE `seq` = NEW.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_renamed` AFTER UPDATE OF `search_name` ON `organizers` WHEN OLD.`search_name` <> NEW.`search_name` BEGIN
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT sort_key, words, organizer, facets FROM `event_search_entries` WHERE `organizer_id` = NEW.`id`;
END;
--> statement-breakpoint
-- Hiding and showing: what was visible leaves the index before the status row changes, what is visible enters it after.
-- (An upsert fires BEFORE INSERT also when it goes on to update; the NOT EXISTS keeps that from counting twice.)
CREATE TRIGGER `moderation_status_adding` BEFORE INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 AND NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m WHERE m.`content_type` = NEW.`content_type` AND m.`content_id` = NEW.`content_id`
) BEGIN
  DELETE FROM `organizer_search`
    WHERE NEW.`content_type` = 'organizer' AND rowid = (SELECT `seq` FROM `organizers` WHERE `id` = NEW.`content_id`);
  UPDATE `event_weeks` SET `events` = `events` - (
    SELECT count(*) FROM `event_search_entries` s WHERE s.week = `event_weeks`.`week` AND s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  )
  ) WHERE `week` IN (SELECT s.week FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  ));
  DELETE FROM `event_search` WHERE rowid IN (SELECT s.sort_key FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  ));
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_added` AFTER INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 BEGIN
  UPDATE `publication` SET `epoch` = `epoch` + 1;
  INSERT OR REPLACE INTO `organizer_search` (rowid, words)
    SELECT `seq`, `search_text` FROM `visible_organizers` WHERE NEW.`content_type` = 'organizer' AND `id` = NEW.`content_id`;
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT s.sort_key, s.words, s.organizer, s.facets FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  );
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT s.week, count(*) FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  ) GROUP BY s.week
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + excluded.`events`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_changing` BEFORE UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  DELETE FROM `organizer_search`
    WHERE NEW.`content_type` = 'organizer' AND rowid = (SELECT `seq` FROM `organizers` WHERE `id` = NEW.`content_id`);
  UPDATE `event_weeks` SET `events` = `events` - (
    SELECT count(*) FROM `event_search_entries` s WHERE s.week = `event_weeks`.`week` AND s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  )
  ) WHERE `week` IN (SELECT s.week FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  ));
  DELETE FROM `event_search` WHERE rowid IN (SELECT s.sort_key FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  ));
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_changed` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  UPDATE `publication` SET `epoch` = `epoch` + 1;
  INSERT OR REPLACE INTO `organizer_search` (rowid, words)
    SELECT `seq`, `search_text` FROM `visible_organizers` WHERE NEW.`content_type` = 'organizer' AND `id` = NEW.`content_id`;
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT s.sort_key, s.words, s.organizer, s.facets FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  );
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT s.week, count(*) FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id`
  ) GROUP BY s.week
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + excluded.`events`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_forgotten` AFTER DELETE ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 BEGIN
  UPDATE `publication` SET `epoch` = `epoch` + 1;
  INSERT OR REPLACE INTO `organizer_search` (rowid, words)
    SELECT `seq`, `search_text` FROM `visible_organizers` WHERE OLD.`content_type` = 'organizer' AND `id` = OLD.`content_id`;
  INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
    SELECT s.sort_key, s.words, s.organizer, s.facets FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE OLD.`content_type` = 'event' AND `id` = OLD.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE OLD.`content_type` = 'organizer' AND `organizer_id` = OLD.`content_id`
  );
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT s.week, count(*) FROM `event_search_entries` s WHERE s.`id` IN (
    SELECT `id` FROM `events` WHERE OLD.`content_type` = 'event' AND `id` = OLD.`content_id`
    UNION ALL
    SELECT `id` FROM `events` WHERE OLD.`content_type` = 'organizer' AND `organizer_id` = OLD.`content_id`
  ) GROUP BY s.week
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + excluded.`events`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_actions_not_changed` BEFORE UPDATE ON `moderation_actions` BEGIN
  SELECT RAISE(ABORT, 'moderation_actions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_actions_not_deleted` BEFORE DELETE ON `moderation_actions` BEGIN
  SELECT RAISE(ABORT, 'moderation_actions is append-only');
END;
--> statement-breakpoint
INSERT INTO `publication` (`id`, `epoch`) VALUES (1, 1);
