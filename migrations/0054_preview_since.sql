ALTER TABLE `stored_event_forms` ADD `preview_since` integer;--> statement-breakpoint
UPDATE `stored_event_forms` SET `preview_since` = `updated_at` WHERE `preview_token` IS NOT NULL;
