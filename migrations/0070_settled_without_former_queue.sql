-- Nobody reads `moderation_items` any more: it is no longer kept.
DROP TRIGGER `touched_settled`;
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
  DELETE FROM `touched` WHERE `content_type` = 'organizer' OR `seq` < NEW.`before`;
END;
