CREATE TABLE `card_progress` (
	`id` integer PRIMARY KEY NOT NULL,
	`cursor` integer NOT NULL,
	CONSTRAINT "card_progress_single" CHECK("card_progress"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `organizer_cards_due` (
	`organizer_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- By hand: cards are drawn of what changes from now on, and of the rest when they are first asked for.
INSERT INTO `card_progress` (`id`, `cursor`) SELECT 1, coalesce(max(`seq`), 0) FROM `public_changes`;
--> statement-breakpoint
-- Not OR IGNORE: the statement that fires a trigger overrules it.
CREATE TRIGGER `organizers_card_new` AFTER INSERT ON `organizers` BEGIN
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT NEW.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_card_changed` AFTER UPDATE OF `name`, `city`, `logo_url`, `cover_image_url` ON `organizers`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`city` IS NOT OLD.`city` OR NEW.`logo_url` IS NOT OLD.`logo_url` OR NEW.`cover_image_url` IS NOT OLD.`cover_image_url` BEGIN
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT NEW.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_card_gone` AFTER DELETE ON `organizers` BEGIN
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT OLD.`id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_card` AFTER INSERT ON `content_moderation_status` WHEN NEW.`content_type` = 'organizer' AND NEW.`is_hidden` = 1 BEGIN
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT NEW.`content_id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = NEW.`content_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_status_card_changed` AFTER UPDATE OF `is_hidden` ON `content_moderation_status` WHEN NEW.`content_type` = 'organizer' AND NEW.`is_hidden` IS NOT OLD.`is_hidden` BEGIN
  INSERT INTO `organizer_cards_due` (`organizer_id`) SELECT NEW.`content_id` WHERE NOT EXISTS (SELECT 1 FROM `organizer_cards_due` WHERE `organizer_id` = NEW.`content_id`);
END;
