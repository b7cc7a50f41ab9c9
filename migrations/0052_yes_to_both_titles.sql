-- By hand: see docs/decisions/0045-several-hosts.md. Whoever said yes, said it to the event of this title, in both its languages.
DROP TRIGGER `event_hosts_asked_anew`;
--> statement-breakpoint
CREATE TRIGGER `event_hosts_asked_anew` AFTER UPDATE OF `title`, `other_title` ON `events`
WHEN lower(trim(OLD.`title`)) <> lower(trim(NEW.`title`))
  OR lower(trim(coalesce(NEW.`other_title`, ''))) NOT IN ('', lower(trim(coalesce(OLD.`other_title`, '')))) BEGIN
  UPDATE `event_hosts` SET `state` = 'asked', `answered_at` = NULL WHERE `event_id` = NEW.`id` AND `state` = 'accepted';
END;
