CREATE INDEX `content_hidden` ON `content_moderation_status` (`content_type`,`content_id`) WHERE "content_moderation_status"."is_hidden" = 1;--> statement-breakpoint
-- By hand: the planner would take the primary key instead, and read the row of what was moderated and may be seen.
DROP VIEW `visible_organizers`;
--> statement-breakpoint
CREATE VIEW `visible_organizers` AS
SELECT o.* FROM `organizers` o
WHERE NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
  WHERE m.`content_type` = 'organizer' AND m.`content_id` = o.`id` AND m.`is_hidden` = 1
);
--> statement-breakpoint
DROP VIEW `visible_events`;
--> statement-breakpoint
CREATE VIEW `visible_events` AS
SELECT e.* FROM `events` e
WHERE NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
  WHERE m.`content_type` = 'event' AND m.`content_id` = e.`id` AND m.`is_hidden` = 1
) AND NOT EXISTS (
  SELECT 1 FROM `content_moderation_status` m INDEXED BY `content_hidden`
  WHERE m.`content_type` = 'organizer' AND m.`content_id` = e.`organizer_id` AND m.`is_hidden` = 1
);
