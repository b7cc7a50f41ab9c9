ALTER TABLE `calendar_syncs` ADD `unconfirmed` text;--> statement-breakpoint
CREATE INDEX `calendar_syncs_looks` ON `calendar_syncs` (`due_at`) WHERE "calendar_syncs"."unconfirmed" = 'looked_at';--> statement-breakpoint
CREATE INDEX `calendar_syncs_unconfirmed` ON `calendar_syncs` (`unconfirmed`,`id`,`problem`,`coming_events`) WHERE "calendar_syncs"."unconfirmed" is not null;--> statement-breakpoint
CREATE INDEX `intakes_proposed` ON `intakes` (`created_at`) WHERE "intakes"."user_id" is null and "intakes"."sync_id" is not null;--> statement-breakpoint
-- Pages that nobody keeps: their websites are looked at within a week, not all at once.
INSERT INTO `calendar_syncs` (`id`, `organizer_id`, `calendar_name`, `calendar_url`, `source_kind`, `unconfirmed`, `sync_enabled`, `due_at`)
  SELECT lower(hex(randomblob(8))), `id`, rtrim(replace(replace(`website`, 'https://', ''), 'http://', ''), '/'), `website`,
    'page', 'looked_at', 0, unixepoch() + 86400 + abs(random()) % 518400
  FROM `organizers` WHERE `register_batch` IS NOT NULL AND `website` IS NOT NULL
  ON CONFLICT DO NOTHING;
