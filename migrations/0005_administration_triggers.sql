-- Counts that the superadmin's pages show without counting: every event, hidden or not, by day and by organizer.
CREATE TRIGGER `events_counted` AFTER INSERT ON `events` BEGIN
  INSERT INTO `event_days` (`day`, `events`) VALUES (NEW.`start_time` / 86400, 1)
    ON CONFLICT (`day`) DO UPDATE SET `events` = `events` + 1;
  INSERT INTO `organizer_counts` (`organizer_id`, `events`) VALUES (NEW.`organizer_id`, 1)
    ON CONFLICT (`organizer_id`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `events_uncounted` AFTER DELETE ON `events` BEGIN
  UPDATE `event_days` SET `events` = `events` - 1 WHERE `day` = OLD.`start_time` / 86400;
  UPDATE `organizer_counts` SET `events` = `events` - 1 WHERE `organizer_id` = OLD.`organizer_id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'event' AND `content_id` = OLD.`id`;
  DELETE FROM `moderation_items` WHERE `content_type` = 'event' AND `content_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_recounted` AFTER UPDATE OF `start_time`, `organizer_id` ON `events`
WHEN OLD.`start_time` <> NEW.`start_time` OR OLD.`organizer_id` <> NEW.`organizer_id` BEGIN
  UPDATE `event_days` SET `events` = `events` - 1 WHERE `day` = OLD.`start_time` / 86400;
  INSERT INTO `event_days` (`day`, `events`) VALUES (NEW.`start_time` / 86400, 1)
    ON CONFLICT (`day`) DO UPDATE SET `events` = `events` + 1;
  UPDATE `organizer_counts` SET `events` = `events` - 1 WHERE `organizer_id` = OLD.`organizer_id`;
  INSERT INTO `organizer_counts` (`organizer_id`, `events`) VALUES (NEW.`organizer_id`, 1)
    ON CONFLICT (`organizer_id`) DO UPDATE SET `events` = `events` + 1;
  UPDATE `moderation_items` SET `organizer_id` = NEW.`organizer_id`
    WHERE `content_type` = 'event' AND `content_id` = NEW.`id`;
END;
--> statement-breakpoint
-- Superadmins find organizers, hidden ones too, by name and e-mail. An address is indexed in its parts, spelled as
-- searchText() in app/domain/search-text.ts spells words.
CREATE VIRTUAL TABLE `organizer_admin_search` USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE VIEW `organizer_admin_entries` AS
SELECT `seq`, `search_name` || '  ' || replace(replace(replace(replace(replace(replace(
  `email`, 'aa', 'a'), '@', '  '), '.', '  '), '-', '  '), '_', '  '), '+', '  ') AS words
FROM `organizers`;
--> statement-breakpoint
CREATE TRIGGER `organizers_counted` AFTER INSERT ON `organizers` BEGIN
  UPDATE `site_counts` SET `count` = `count` + 1 WHERE `name` = 'organizers';
  INSERT INTO `organizer_admin_search` (rowid, words) SELECT `seq`, words FROM `organizer_admin_entries` WHERE `seq` = NEW.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_uncounted` AFTER DELETE ON `organizers` BEGIN
  UPDATE `site_counts` SET `count` = `count` - 1 WHERE `name` = 'organizers';
  DELETE FROM `organizer_admin_search` WHERE rowid = OLD.`seq`;
  DELETE FROM `organizer_counts` WHERE `organizer_id` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'organizer' AND `content_id` = OLD.`id`;
  DELETE FROM `moderation_items` WHERE `content_type` = 'organizer' AND `content_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_readdressed` AFTER UPDATE OF `search_name`, `email` ON `organizers`
WHEN OLD.`search_name` <> NEW.`search_name` OR OLD.`email` <> NEW.`email` BEGIN
  DELETE FROM `organizer_admin_search` WHERE rowid = OLD.`seq`;
  INSERT INTO `organizer_admin_search` (rowid, words) SELECT `seq`, words FROM `organizer_admin_entries` WHERE `seq` = NEW.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_counted` AFTER INSERT ON `users` BEGIN
  UPDATE `site_counts` SET `count` = `count` + 1 WHERE `name` = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER `users_uncounted` AFTER DELETE ON `users` BEGIN
  UPDATE `site_counts` SET `count` = `count` - 1 WHERE `name` = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_not_changed` BEFORE UPDATE ON `audit_log` BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_not_deleted` BEFORE DELETE ON `audit_log` BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- Whose a content is; nobody's where it is gone.
CREATE VIEW `content_owners` AS
SELECT 'event' AS `content_type`, `id` AS `content_id`, `organizer_id` FROM `events`
UNION ALL
SELECT 'organizer', `id`, `id` FROM `organizers`;
--> statement-breakpoint
-- A new report makes a content wait; the mark that a moderator has to look decides from then on.
CREATE TRIGGER `user_reports_queued` AFTER INSERT ON `user_reports` BEGIN
  INSERT INTO `moderation_items` (`content_type`, `content_id`, `organizer_id`, `report_count`, `reported_at`, `is_waiting`)
    SELECT `content_type`, `content_id`, `organizer_id`, NEW.`status` = 'pending', NEW.`created_at`, NEW.`status` = 'pending'
    FROM `content_owners` WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`
    ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET
      `report_count` = `report_count` + excluded.`report_count`,
      `reported_at` = max(`reported_at`, excluded.`reported_at`),
      `is_waiting` = max(`is_waiting`, excluded.`is_waiting`);
END;
--> statement-breakpoint
CREATE TRIGGER `user_reports_judged` AFTER UPDATE OF `status` ON `user_reports` WHEN OLD.`status` <> NEW.`status` BEGIN
  UPDATE `moderation_items` SET `report_count` = `report_count` + (NEW.`status` = 'pending') - (OLD.`status` = 'pending')
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_reports_taken_back` AFTER DELETE ON `user_reports` WHEN OLD.`status` = 'pending' BEGIN
  UPDATE `moderation_items` SET `report_count` = `report_count` - 1
    WHERE `content_type` = OLD.`content_type` AND `content_id` = OLD.`content_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_queued` AFTER INSERT ON `content_moderation_status` BEGIN
  INSERT INTO `moderation_items` (`content_type`, `content_id`, `organizer_id`, `is_hidden`, `is_waiting`)
    SELECT `content_type`, `content_id`, `organizer_id`, NEW.`is_hidden`, NEW.`manual_review_required`
    FROM `content_owners` WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`
    ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET
      `is_hidden` = excluded.`is_hidden`, `is_waiting` = excluded.`is_waiting`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_requeued` AFTER UPDATE ON `content_moderation_status` BEGIN
  UPDATE `moderation_items` SET `is_hidden` = NEW.`is_hidden`, `is_waiting` = NEW.`manual_review_required`
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_objections_queued` AFTER INSERT ON `moderation_objections` WHEN NEW.`closed_at` IS NULL BEGIN
  UPDATE `moderation_items` SET `has_objection` = 1
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_objections_answered` AFTER UPDATE OF `closed_at` ON `moderation_objections` WHEN NEW.`closed_at` IS NOT NULL BEGIN
  UPDATE `moderation_items` SET `has_objection` = 0
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
END;
--> statement-breakpoint
DROP VIEW `moderation_queue`;
--> statement-breakpoint
-- What moderators look through, with the newest report of each content; read in order from the rows that triggers keep.
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
INSERT INTO `site_counts` (`name`, `count`) SELECT 'organizers', count(*) FROM `organizers`;
--> statement-breakpoint
INSERT INTO `site_counts` (`name`, `count`) SELECT 'users', count(*) FROM `users`;
--> statement-breakpoint
INSERT INTO `event_days` (`day`, `events`) SELECT `start_time` / 86400, count(*) FROM `events` GROUP BY 1;
--> statement-breakpoint
INSERT INTO `organizer_counts` (`organizer_id`, `events`) SELECT `organizer_id`, count(*) FROM `events` GROUP BY 1;
--> statement-breakpoint
INSERT INTO `organizer_admin_search` (rowid, words) SELECT `seq`, words FROM `organizer_admin_entries`;
--> statement-breakpoint
INSERT INTO `moderation_items` (`content_type`, `content_id`, `organizer_id`, `report_count`, `reported_at`, `is_hidden`, `is_waiting`)
SELECT w.`content_type`, w.`content_id`, w.`organizer_id`,
  (SELECT count(*) FROM `user_reports` r WHERE r.`content_type` = w.`content_type` AND r.`content_id` = w.`content_id` AND r.`status` = 'pending'),
  coalesce((SELECT max(r.`created_at`) FROM `user_reports` r WHERE r.`content_type` = w.`content_type` AND r.`content_id` = w.`content_id`), 0),
  coalesce(m.`is_hidden`, 0),
  coalesce(m.`manual_review_required`, 1)
FROM `content_owners` w
JOIN (
  SELECT `content_type`, `content_id` FROM `user_reports`
  UNION
  SELECT `content_type`, `content_id` FROM `content_moderation_status`
) c ON c.`content_type` = w.`content_type` AND c.`content_id` = w.`content_id`
LEFT JOIN `content_moderation_status` m ON m.`content_type` = w.`content_type` AND m.`content_id` = w.`content_id`;
