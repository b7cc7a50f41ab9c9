-- By hand: the CHECK on the types goes, and the table stays. A rebuild, which drizzle-kit writes for this, would delete the
-- favourites by cascade and drop every trigger: see docs/decisions/0020-event-types.md.
-- A column takes the CHECK along when it is renamed. It cannot be dropped while the CHECK names it, and says 'other' from now on.
ALTER TABLE `events` RENAME COLUMN `event_type` TO `former_event_type`;--> statement-breakpoint
ALTER TABLE `events` ADD `event_type` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
UPDATE `events` SET `event_type` = `former_event_type`, `former_event_type` = 'other' WHERE `former_event_type` <> 'other';
