-- By hand: see docs/features/moderation.md. The queue is computed from the marks: a report makes one. The table `moderation_items` is left to the code before this.
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
DROP VIEW `moderation_queue`;
--> statement-breakpoint
ALTER TABLE `content_moderation_status` ADD `organizer_id` text;
--> statement-breakpoint
CREATE INDEX `content_moderation_of_organizer` ON `content_moderation_status` (`organizer_id`,`manual_review_required`);
--> statement-breakpoint
CREATE INDEX `content_moderation_by_time` ON `content_moderation_status` (`updated_at`,`content_id`);
--> statement-breakpoint
UPDATE `content_moderation_status` SET `organizer_id` = (SELECT w.`organizer_id` FROM `content_owners` w WHERE w.`content_type` = `content_moderation_status`.`content_type` AND w.`content_id` = `content_moderation_status`.`content_id`);
--> statement-breakpoint
INSERT INTO `content_moderation_status` (`content_type`, `content_id`, `organizer_id`, `is_hidden`, `manual_review_required`, `updated_at`)
SELECT `content_type`, `content_id`, `organizer_id`, `is_hidden`, `is_waiting`, max(1, `reported_at`) FROM `moderation_items` WHERE true
ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET `manual_review_required` = excluded.`manual_review_required`;
--> statement-breakpoint
CREATE VIEW `moderation_marks` AS
SELECT m.`content_type`, m.`content_id`, m.`organizer_id`,
  (SELECT count(*) FROM `user_reports` r WHERE r.`content_type` = m.`content_type` AND r.`content_id` = m.`content_id` AND r.`status` = 'pending') AS `report_count`,
  coalesce((SELECT max(r.`created_at`) FROM `user_reports` r WHERE r.`content_type` = m.`content_type` AND r.`content_id` = m.`content_id`), 0) AS `reported_at`,
  m.`is_hidden`, m.`manual_review_required` AS `is_waiting`, m.`updated_at`,
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
FROM `moderation_marks` q
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
    ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET `manual_review_required` = 1, `updated_at` = max(`updated_at`, NEW.`created_at`);
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
