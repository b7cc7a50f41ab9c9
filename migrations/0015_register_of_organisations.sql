ALTER TABLE `organizers` ADD `register_standing` text;--> statement-breakpoint
ALTER TABLE `organizers` ADD `register_name` text;--> statement-breakpoint
ALTER TABLE `organizers` ADD `register_checked_at` integer;--> statement-breakpoint
ALTER TABLE `organizers` ADD `register_due_at` integer;--> statement-breakpoint
ALTER TABLE `organizers` ADD `has_register_name` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `organizers` ADD `language` text;--> statement-breakpoint
CREATE INDEX `organizers_by_number` ON `organizers` (`organization_number`) WHERE "organizers"."organization_number" is not null;--> statement-breakpoint
CREATE INDEX `organizers_due_in_register` ON `organizers` (`register_due_at`) WHERE "organizers"."register_due_at" is not null;