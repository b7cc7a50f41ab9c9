ALTER TABLE `event_hosts` ADD `merged_from` text;--> statement-breakpoint
ALTER TABLE `event_hosts` ADD `state_before` text;--> statement-breakpoint
-- By hand, all that follows: see docs/decisions/0045-several-hosts.md. The hosts of an event that is merged into another
-- go along: who said yes first, five in all, nobody twice and never the organizer. Those of the event it stood behind
-- before are taken back; a no that was said meanwhile holds.
CREATE TRIGGER `event_hosts_merged` AFTER UPDATE OF `merged_into` ON `events` WHEN OLD.`merged_into` IS NOT NEW.`merged_into` BEGIN
  UPDATE `event_hosts` SET `state` = 'declined' WHERE `event_id` = NEW.`id` AND `organizer_id` IN (
    SELECT h.`organizer_id` FROM `event_hosts` h
    WHERE h.`event_id` = OLD.`merged_into` AND h.`merged_from` = NEW.`id` AND h.`state` = 'declined'
  );
  DELETE FROM `event_hosts` WHERE `event_id` = OLD.`merged_into` AND `merged_from` = NEW.`id` AND `state_before` IS NULL;
  UPDATE `event_hosts` SET `state` = iif(`state` = 'declined', `state`, `state_before`), `merged_from` = NULL, `state_before` = NULL
    WHERE `event_id` = OLD.`merged_into` AND `merged_from` = NEW.`id`;
  UPDATE `event_hosts` SET `state` = 'accepted', `merged_from` = NEW.`id`, `state_before` = `state`
    WHERE `event_id` = NEW.`merged_into` AND `state` = 'asked' AND `merged_from` IS NULL AND `organizer_id` IN (
      SELECT h.`organizer_id` FROM `event_hosts` h
      WHERE h.`event_id` = NEW.`id` AND coalesce(h.`state_before`, h.`state`) = 'accepted' AND (h.`merged_from` IS NULL OR h.`state_before` IS NOT NULL)
    );
  INSERT INTO `event_hosts` (`event_id`, `organizer_id`, `part`, `state`, `starts_at`, `asked_at`, `answered_at`, `merged_from`)
    SELECT s.`id`, h.`organizer_id`, h.`part`, coalesce(h.`state_before`, h.`state`), s.`start_time`, h.`asked_at`, h.`answered_at`, NEW.`id`
    FROM `event_hosts` h JOIN `events` s ON s.`id` = NEW.`merged_into`
    WHERE h.`event_id` = NEW.`id` AND h.`state` <> 'declined' AND (h.`merged_from` IS NULL OR h.`state_before` IS NOT NULL)
      AND h.`organizer_id` <> s.`organizer_id`
      AND NOT EXISTS (SELECT 1 FROM `event_hosts` n WHERE n.`event_id` = s.`id` AND n.`organizer_id` = h.`organizer_id`)
    ORDER BY coalesce(h.`state_before`, h.`state`) <> 'accepted', h.`asked_at`, h.`organizer_id`
    LIMIT max(0, 5 - (SELECT count(*) FROM `event_hosts` n WHERE n.`event_id` = NEW.`merged_into` AND n.`state` <> 'declined'));
END;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_merged_left` BEFORE DELETE ON `events` WHEN OLD.`merged_into` IS NOT NULL BEGIN
  DELETE FROM `event_hosts` WHERE `event_id` = OLD.`merged_into` AND `merged_from` = OLD.`id` AND `state_before` IS NULL;
  UPDATE `event_hosts` SET `state` = iif(`state` = 'declined', `state`, `state_before`), `merged_from` = NULL, `state_before` = NULL
    WHERE `event_id` = OLD.`merged_into` AND `merged_from` = OLD.`id`;
END;
