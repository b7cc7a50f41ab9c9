-- By hand: see docs/decisions/0081-backups.md. What is taken back stays taken back.
DROP TRIGGER `moderation_status_added`;
--> statement-breakpoint
-- Whoever hides, shows or sets aside: the queue says so, what was hidden or shown goes into `hiding`, and no backup shows it again.
CREATE TRIGGER `moderation_status_added` BEFORE INSERT ON `content_moderation_status` WHEN NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m WHERE m.`content_type` = NEW.`content_type` AND m.`content_id` = NEW.`content_id`
) BEGIN
  INSERT INTO `moderation_items` (`content_type`, `content_id`, `organizer_id`, `is_hidden`, `is_waiting`)
    SELECT `content_type`, `content_id`, `organizer_id`, NEW.`is_hidden`, NEW.`manual_review_required`
    FROM `content_owners` WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`
    ON CONFLICT (`content_type`, `content_id`) DO UPDATE SET
      `is_hidden` = excluded.`is_hidden`, `is_waiting` = excluded.`is_waiting`;
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`) SELECT NEW.`content_type`, NEW.`content_id`, 1 WHERE NEW.`is_hidden` = 1;
  INSERT INTO `erasures` (`content`, `id`, `is_back`, `erased_at`)
    SELECT 'hidden_' || NEW.`content_type`, NEW.`content_id`, NEW.`is_hidden` = 0, unixepoch() WHERE NEW.`is_hidden` = 1;
END;
--> statement-breakpoint
DROP TRIGGER `moderation_status_changed`;
--> statement-breakpoint
-- Whoever hides, shows or sets aside: the queue says so, what was hidden or shown goes into `hiding`, and no backup shows it again.
CREATE TRIGGER `moderation_status_changed` BEFORE UPDATE ON `content_moderation_status` BEGIN
  UPDATE `moderation_items` SET `is_hidden` = NEW.`is_hidden`, `is_waiting` = NEW.`manual_review_required`
    WHERE `content_type` = NEW.`content_type` AND `content_id` = NEW.`content_id`;
  INSERT INTO `hiding` (`content_type`, `content_id`, `is_hidden`)
    SELECT NEW.`content_type`, NEW.`content_id`, NEW.`is_hidden` WHERE OLD.`is_hidden` <> NEW.`is_hidden`;
  INSERT INTO `erasures` (`content`, `id`, `is_back`, `erased_at`)
    SELECT 'hidden_' || NEW.`content_type`, NEW.`content_id`, NEW.`is_hidden` = 0, unixepoch() WHERE OLD.`is_hidden` <> NEW.`is_hidden`;
END;
--> statement-breakpoint
-- Whoever stops or orders a kind of letter or push: no backup orders it again.
CREATE TRIGGER `letter_readers_stopped` AFTER UPDATE OF `weekly`, `reminder`, `at_once` ON `letter_readers` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `is_back`, `erased_at`)
    SELECT 'stopped_weekly', NEW.`id`, NEW.`weekly`, unixepoch() WHERE OLD.`weekly` <> NEW.`weekly`
    UNION ALL
    SELECT 'stopped_reminder', NEW.`id`, NEW.`reminder` <> 'none', unixepoch() WHERE OLD.`reminder` <> NEW.`reminder`
    UNION ALL
    SELECT 'stopped_at_once', NEW.`id`, NEW.`at_once`, unixepoch() WHERE OLD.`at_once` <> NEW.`at_once`;
END;
