CREATE TABLE `public_changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`organizer_id` text NOT NULL,
	`kind` text NOT NULL
);
--> statement-breakpoint
-- By hand: the log of changes to what everybody may see: see docs/decisions/0055-log-of-changes.md.
CREATE TRIGGER `events_told_new` AFTER INSERT ON `events` WHEN NEW.`public_from` IS NULL AND NEW.`merged_into` IS NULL BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + 1, v.`id`, v.`organizer_id`, 'created' FROM `visible_events` v WHERE v.`id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_told_gone` BEFORE DELETE ON `events` WHEN OLD.`public_from` IS NULL AND OLD.`merged_into` IS NULL BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + 1, v.`id`, v.`organizer_id`, 'deleted' FROM `visible_events` v WHERE v.`id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_told_changed` AFTER UPDATE OF `updated_at` ON `events`
WHEN NEW.`updated_at` IS NOT OLD.`updated_at` AND OLD.`public_from` IS NULL AND OLD.`merged_into` IS NULL AND NEW.`public_from` IS NULL AND NEW.`merged_into` IS NULL BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + 1, v.`id`, v.`organizer_id`, iif(OLD.`state` <> NEW.`state` OR OLD.`registration` <> NEW.`registration`, 'state', 'changed') FROM `visible_events` v WHERE v.`id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_told_shown` AFTER UPDATE OF `public_from`, `merged_into` ON `events`
WHEN NOT (OLD.`public_from` IS NULL AND OLD.`merged_into` IS NULL) AND NEW.`public_from` IS NULL AND NEW.`merged_into` IS NULL BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + 1, v.`id`, v.`organizer_id`, 'created' FROM `visible_events` v WHERE v.`id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_told_withdrawn` AFTER UPDATE OF `public_from`, `merged_into` ON `events`
WHEN OLD.`public_from` IS NULL AND OLD.`merged_into` IS NULL AND NOT (NEW.`public_from` IS NULL AND NEW.`merged_into` IS NULL)
AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'event' AND m.`content_id` = NEW.`id` AND m.`is_hidden` = 1)
AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'organizer' AND m.`content_id` = NEW.`organizer_id` AND m.`is_hidden` = 1) BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`) VALUES (max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + 1, NEW.`id`, NEW.`organizer_id`, 'deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_told` AFTER INSERT ON `content_moderation_status` WHEN NEW.`is_hidden` = 1 BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + row_number() OVER (ORDER BY e.`start_time`, e.`seq`), e.`id`, e.`organizer_id`, 'deleted'
    FROM `events` e WHERE e.`public_from` IS NULL AND e.`merged_into` IS NULL AND e.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'organizer' AND m.`content_id` = `events`.`organizer_id` AND m.`is_hidden` = 1)
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'event' AND m.`content_id` = `events`.`id` AND m.`is_hidden` = 1)
  );
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_told_hidden` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` = 0 AND NEW.`is_hidden` = 1 BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + row_number() OVER (ORDER BY e.`start_time`, e.`seq`), e.`id`, e.`organizer_id`, 'deleted'
    FROM `events` e WHERE e.`public_from` IS NULL AND e.`merged_into` IS NULL AND e.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'organizer' AND m.`content_id` = `events`.`organizer_id` AND m.`is_hidden` = 1)
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'event' AND m.`content_id` = `events`.`id` AND m.`is_hidden` = 1)
  );
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_told_shown` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 AND NEW.`is_hidden` = 0 BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + row_number() OVER (ORDER BY e.`start_time`, e.`seq`), e.`id`, e.`organizer_id`, 'created'
    FROM `visible_events` e WHERE e.`id` IN (
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'event' AND `id` = NEW.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'organizer' AND m.`content_id` = `events`.`organizer_id` AND m.`is_hidden` = 1)
    UNION ALL
    SELECT `id` FROM `events` WHERE NEW.`content_type` = 'organizer' AND `organizer_id` = NEW.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'event' AND m.`content_id` = `events`.`id` AND m.`is_hidden` = 1)
  );
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_told_forgotten` AFTER DELETE ON `content_moderation_status` WHEN OLD.`is_hidden` = 1 BEGIN
  INSERT INTO `public_changes` (`seq`, `event_id`, `organizer_id`, `kind`)
    SELECT max(unixepoch() * 1000000, coalesce((SELECT max(`seq`) FROM `public_changes`), 0)) + row_number() OVER (ORDER BY e.`start_time`, e.`seq`), e.`id`, e.`organizer_id`, 'created'
    FROM `visible_events` e WHERE e.`id` IN (
    SELECT `id` FROM `events` WHERE OLD.`content_type` = 'event' AND `id` = OLD.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'organizer' AND m.`content_id` = `events`.`organizer_id` AND m.`is_hidden` = 1)
    UNION ALL
    SELECT `id` FROM `events` WHERE OLD.`content_type` = 'organizer' AND `organizer_id` = OLD.`content_id` AND NOT EXISTS (SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden` WHERE m.`content_type` = 'event' AND m.`content_id` = `events`.`id` AND m.`is_hidden` = 1)
  );
END;
