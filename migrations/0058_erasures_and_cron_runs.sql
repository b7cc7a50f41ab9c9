CREATE TABLE `cron_runs` (
	`cron` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content` text NOT NULL,
	`id` text NOT NULL,
	`is_back` integer DEFAULT false NOT NULL,
	`erased_at` integer NOT NULL
);

--> statement-breakpoint
-- By hand, what follows: see docs/decisions/0081-backups.md. Where a trigger fires on a deletion anyway, it says so too.
DROP TRIGGER `users_uncounted`;
--> statement-breakpoint
CREATE TRIGGER `users_left` AFTER DELETE ON `users` BEGIN
  UPDATE `site_counts` SET `count` = `count` - 1 WHERE `name` = 'users';
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('users', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
DROP TRIGGER `organizers_leaving`;
--> statement-breakpoint
CREATE TRIGGER `organizers_leaving` BEFORE DELETE ON `organizers` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('organizers', OLD.`id`, unixepoch());
  DELETE FROM `events` WHERE `organizer_id` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'organizer' AND `content_id` = OLD.`id`;
  INSERT INTO `touched` (`seq`, `content_type`, `id`, `depth`, `organizer_id`) VALUES (OLD.`seq`, 'organizer', OLD.`id`, 2, OLD.`id`)
    ON CONFLICT (`seq`, `content_type`) DO NOTHING;
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
END;
--> statement-breakpoint
DROP TRIGGER `events_left`;
--> statement-breakpoint
-- Those that their organizer takes along go with it again.
CREATE TRIGGER `events_left` AFTER DELETE ON `events` BEGIN
  UPDATE `events` SET `merged_into` = NULL WHERE `merged_into` = OLD.`id`;
  DELETE FROM `content_moderation_status` WHERE `content_type` = 'event' AND `content_id` = OLD.`id`;
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) SELECT 'events', OLD.`id`, unixepoch()
    WHERE (SELECT `id` FROM `erasures` ORDER BY `seq` DESC LIMIT 1) IS NOT OLD.`organizer_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `images_erased` AFTER DELETE ON `images` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('images', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `letter_readers_erased` AFTER DELETE ON `letter_readers` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('letter_readers', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `organizer_admins_erased` AFTER DELETE ON `organizer_admins` WHEN EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('organizer_admins', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_syncs_erased` AFTER DELETE ON `calendar_syncs` WHEN EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('calendar_syncs', OLD.`id`, unixepoch());
END;
