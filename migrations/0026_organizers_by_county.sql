ALTER TABLE `organizers` ADD `family` text GENERATED ALWAYS AS (facts ->> 'family') VIRTUAL;--> statement-breakpoint
ALTER TABLE `organizers` ADD `square` integer GENERATED ALWAYS AS (cast((lat + 90) * 5 as integer) * 1000 + cast((lng + 180) * 2.5 as integer)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `organizers_by_county` ON `organizers` (`county`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `organizers_by_family` ON `organizers` (`family`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `organizers_by_square` ON `organizers` (`square`);--> statement-breakpoint
CREATE INDEX `organizers_without_county` ON `organizers` (`seq`) WHERE "organizers"."county" is null and "organizers"."lat" is not null;