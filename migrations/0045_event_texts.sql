ALTER TABLE `events` ADD `text_language` text;--> statement-breakpoint
ALTER TABLE `events` ADD `other_language` text;--> statement-breakpoint
ALTER TABLE `events` ADD `other_title` text;--> statement-breakpoint
ALTER TABLE `events` ADD `other_description` text;