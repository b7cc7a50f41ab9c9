-- By hand: see docs/features/moderation.md. The queue is computed from the marks: a report makes one.
DROP TRIGGER `user_reports_queued`;
--> statement-breakpoint
DROP TRIGGER `user_reports_judged`;
--> statement-breakpoint
DROP TRIGGER `user_reports_taken_back`;
--> statement-breakpoint
DROP TRIGGER `moderation_objections_queued`;
--> statement-breakpoint
DROP TRIGGER `moderation_objections_answered`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_added`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_changed`;
--> statement-breakpoint
DROP TRIGGER `moderation_status_forgotten`;
--> statement-breakpoint
DROP TRIGGER `touched_settled`;
--> statement-breakpoint
DROP VIEW `moderation_queue`;
--> statement-breakpoint
ALTER TABLE `content_moderation_status` ADD `organizer_id` text;
--> statement-breakpoint
CREATE INDEX `content_moderation_of_organizer` ON `content_moderation_status` (`organizer_id`);
--> statement-breakpoint
UPDATE `content_moderation_status` SET `organizer_id` = (SELECT w.`organizer_id` FROM `content_owners` w WHERE w.`content_type` = `content_moderation_status`.`content_type` AND w.`content_id` = `content_moderation_status`.`content_id`);
--> statement-breakpoint
INSERT INTO `content_moderation_status` (`content_type`, `content_id`, `organizer_id`, `is_hidden`, `manual_review_required`, `updated_at`)
SELECT `content_type`, `content_id`, `organizer_id`, `is_hidden`, `is_waiting`, max(1, `reported_at`) FROM `moderation_items` WHERE true
ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET `manual_review_required` = excluded.`manual_review_required`;
--> statement-breakpoint
DROP TABLE `moderation_items`;
--> statement-breakpoint
CREATE VIEW `moderation_items` AS
SELECT m.`content_type`, m.`content_id`, m.`organizer_id`,
  (SELECT count(*) FROM `user_reports` r WHERE r.`content_type` = m.`content_type` AND r.`content_id` = m.`content_id` AND r.`status` = 'pending') AS `report_count`,
  coalesce((SELECT max(r.`created_at`) FROM `user_reports` r WHERE r.`content_type` = m.`content_type` AND r.`content_id` = m.`content_id`), 0) AS `reported_at`,
  m.`is_hidden`, m.`manual_review_required` AS `is_waiting`,
  EXISTS (SELECT 1 FROM `moderation_objections` b WHERE b.`content_type` = m.`content_type` AND b.`content_id` = m.`content_id` AND b.`closed_at` IS NULL) AS `has_objection`
FROM `content_moderation_status` m;
--> statement-breakpoint
CREATE VIEW `moderation_queue` AS
SELECT
  q.`content_type` || ':' || q.`content_id` AS `id`,
  q.`content_type` AS `content_type`,
  q.`content_id` AS `content_id`,
  coalesce(e.`title`, o.`name`) AS `content_title`,
  coalesce(e.`description`, o.`description`) AS `content_description`,
  q.`report_count` AS `report_count`,
  r.`category` AS `report_category`,
  r.`reason` AS `report_reason`,
  r.`description` AS `description`,
  r.`created_at` AS `reported_at`,
  q.`is_hidden` AS `is_hidden`,
  coalesce(m.`manual_review_required`, 0) AS `manual_review_required`,
  m.`auto_hidden_at` AS `auto_hidden_at`
FROM `moderation_items` q
LEFT JOIN `user_reports` r ON r.`id` = (
  SELECT n.`id` FROM `user_reports` n WHERE n.`content_type` = q.`content_type` AND n.`content_id` = q.`content_id`
  ORDER BY n.`created_at` DESC, n.`id` LIMIT 1
)
LEFT JOIN `events` e ON q.`content_type` = 'event' AND e.`id` = q.`content_id`
LEFT JOIN `organizers` o ON q.`content_type` = 'organizer' AND o.`id` = q.`content_id`
LEFT JOIN `content_moderation_status` m ON m.`content_type` = q.`content_type` AND m.`content_id` = q.`content_id`;
--> statement-breakpoint
CREATE TRIGGER `user_reports_queued` AFTER INSERT ON `user_reports` WHEN NEW.`status` = 'pending' BEGIN
  INSERT INTO `content_moderation_status` (`content_type`, `content_id`, `manual_review_required`, `updated_at`)
    SELECT `content_type`, `content_id`, 1, NEW.`created_at`
    FROM `content_owners` WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`
    ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET `manual_review_required` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_added` BEFORE INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 AND NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m WHERE m.`content_type` = NEW.`content_type` AND m.`content_id` = NEW.`content_id`
) BEGIN
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`) VALUES (NEW.`content_type`, NEW.`content_id`, 1);
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('hidden_' || NEW.`content_type`, NEW.`content_id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_changed` BEFORE UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`) VALUES (NEW.`content_type`, NEW.`content_id`, NEW.`is_hidden`);
  INSERT INTO `erasures` (`content`, `id`, `is_back`, `erased_at`)
    VALUES ('hidden_' || NEW.`content_type`, NEW.`content_id`, NEW.`is_hidden` = 0, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_forgotten` BEFORE DELETE ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 BEGIN
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`) VALUES (OLD.`content_type`, OLD.`content_id`, 0);
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_owned` AFTER INSERT ON `content_moderation_status` BEGIN
  UPDATE `content_moderation_status` SET `organizer_id` = (SELECT `organizer_id` FROM `content_owners` WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`)
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
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
  INSERT INTO `event_weeks` (`week`, `events`)
    SELECT week, sum(n) FROM (
      SELECT t.`week` AS week, -1 AS n FROM `touched` t WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
      UNION ALL
      SELECT s.`week`, 1 FROM `touched` t CROSS JOIN `event_states` s ON s.`seq` = t.`seq` WHERE t.`content_type` = 'event' AND t.`seq` < NEW.`before` AND t.`depth` > 1
    ) WHERE week IS NOT NULL GROUP BY week HAVING sum(n) <> 0
    ON CONFLICT (`week`) DO UPDATE SET `events` = `events` + excluded.`events`;
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
  UPDATE `site_counts` SET `count` = `count` + (
    SELECT sum((o.`seq` IS NOT NULL) - (t.`organizer_id` IS NOT NULL)) FROM `touched` t LEFT JOIN `organizers` o ON o.`seq` = t.`seq` WHERE t.`content_type` = 'organizer'
  ) WHERE `name` = 'organizers' AND EXISTS (SELECT 1 FROM `touched` t WHERE t.`content_type` = 'organizer');
  DELETE FROM `organizer_counts` WHERE `organizer_id` IN (
    SELECT t.`id` FROM `touched` t WHERE t.`content_type` = 'organizer' AND NOT EXISTS (SELECT 1 FROM `organizers` o WHERE o.`id` = t.`id`)
  );
  DELETE FROM `touched` WHERE `content_type` = 'organizer' OR `seq` < NEW.`before`;
END;
