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
CREATE TRIGGER `users_erased` AFTER DELETE ON `users` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('users', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_erased` AFTER DELETE ON `organizers` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('organizers', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `events_erased` AFTER DELETE ON `events` WHEN EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('events', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `images_erased` AFTER DELETE ON `images` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('images', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `passkeys_erased` AFTER DELETE ON `passkeys` WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('passkeys', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `user_favorites_erased` AFTER DELETE ON `user_favorites` WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`) AND EXISTS (SELECT 1 FROM `events` WHERE `id` = OLD.`event_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('user_favorites', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `user_follows_erased` AFTER DELETE ON `user_follows` WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`) AND EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('user_follows', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `organizer_admins_erased` AFTER DELETE ON `organizer_admins` WHEN EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('organizer_admins', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `stored_event_forms_erased` AFTER DELETE ON `stored_event_forms` WHEN EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('stored_event_forms', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_syncs_erased` AFTER DELETE ON `calendar_syncs` WHEN EXISTS (SELECT 1 FROM `organizers` WHERE `id` = OLD.`organizer_id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('calendar_syncs', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `letter_readers_erased` AFTER DELETE ON `letter_readers` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('letter_readers', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `followed_searches_erased` AFTER DELETE ON `followed_searches` BEGIN
  INSERT INTO `erasures` (`content`, `id`, `erased_at`) VALUES ('followed_searches', OLD.`id`, unixepoch());
END;
--> statement-breakpoint
CREATE TRIGGER `events_put_back` AFTER DELETE ON `deleted_events` WHEN EXISTS (SELECT 1 FROM `events` WHERE `id` = OLD.`id`) BEGIN
  INSERT INTO `erasures` (`content`, `id`, `is_back`, `erased_at`) VALUES ('events', OLD.`id`, 1, unixepoch());
END;
