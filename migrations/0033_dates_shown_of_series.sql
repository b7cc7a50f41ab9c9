-- A date that is hidden, merged into another event or held is left out of its series' rule in calendars, and comes back
-- into it: the series is another then, though the event is not. See docs/decisions/0046-calendar-files.md.
CREATE TRIGGER `events_shown_in_series` AFTER UPDATE OF `merged_into`, `public_from` ON `events`
WHEN NEW.`series_id` IS NOT NULL
  AND (NEW.`merged_into` IS NULL) + (NEW.`public_from` IS NULL) <> (OLD.`merged_into` IS NULL) + (OLD.`public_from` IS NULL) BEGIN
  UPDATE `event_series` SET `updated_at` = max(unixepoch(), coalesce(`updated_at`, `created_at`) + 1) WHERE `id` = NEW.`series_id`;
END;--> statement-breakpoint
CREATE TRIGGER `series_date_hidden` AFTER INSERT ON `content_moderation_status`
WHEN NEW.`content_type` = 'event' AND NEW.`is_hidden` = 1 BEGIN
  UPDATE `event_series` SET `updated_at` = max(unixepoch(), coalesce(`updated_at`, `created_at`) + 1)
  WHERE `id` = (SELECT `series_id` FROM `events` WHERE `id` = NEW.`content_id`);
END;--> statement-breakpoint
CREATE TRIGGER `series_date_hidden_or_shown` AFTER UPDATE OF `is_hidden` ON `content_moderation_status`
WHEN NEW.`content_type` = 'event' AND OLD.`is_hidden` <> NEW.`is_hidden` BEGIN
  UPDATE `event_series` SET `updated_at` = max(unixepoch(), coalesce(`updated_at`, `created_at`) + 1)
  WHERE `id` = (SELECT `series_id` FROM `events` WHERE `id` = NEW.`content_id`);
END;--> statement-breakpoint
CREATE TRIGGER `series_date_forgotten` AFTER DELETE ON `content_moderation_status`
WHEN OLD.`content_type` = 'event' AND OLD.`is_hidden` = 1 BEGIN
  UPDATE `event_series` SET `updated_at` = max(unixepoch(), coalesce(`updated_at`, `created_at`) + 1)
  WHERE `id` = (SELECT `series_id` FROM `events` WHERE `id` = OLD.`content_id`);
END;
