CREATE INDEX `moderation_actions_to_mend` ON `moderation_actions` (`created_at`) WHERE "moderation_actions"."action_type" = 'mend';--> statement-breakpoint
-- By hand: an event of another place than its organizer's, with no address that tells where, has not its position (isNamedOtherwise()).
UPDATE `events` SET `lat` = NULL, `lng` = NULL
FROM `organizers` o
WHERE o.`id` = `events`.`organizer_id` AND `events`.`lat` = o.`lat` AND `events`.`lng` = o.`lng` AND `location_address` IS NULL
  AND `location_name` <> 'Location TBD' AND lower(trim(`location_name`)) <> lower(trim(o.`name`))
  AND replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(trim(`location_name`)), 'aa', 'å'), 'Æ', '{'), 'æ', '{'), 'ä', '{'), 'Ø', '|'), 'ø', '|'), 'ö', '|'), 'Å', '}'), 'å', '}') <> o.`name_key`
  AND NOT (trim(`location_name`) NOT LIKE '% %' AND (`location_name` LIKE '%salen' OR `location_name` LIKE '%stua' OR `location_name` LIKE '%stuen' OR `location_name` LIKE '%stova'
    OR `location_name` LIKE '%rommet' OR `location_name` LIKE '%kjelleren' OR `location_name` LIKE '%kjellaren' OR `location_name` LIKE '%loftet' OR `location_name` LIKE '%foajeen'));
