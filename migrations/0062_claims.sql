ALTER TABLE `organizers` ADD `contact_email` text;--> statement-breakpoint
ALTER TABLE `organizers` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `page_claims` ADD `former` text;--> statement-breakpoint
ALTER TABLE `page_claims` ADD `undo_hash` text;--> statement-breakpoint
-- By hand: what was claimed before shows the address that proved it, and no private one.
UPDATE `organizers` SET `claimed_at` = a.`at`, `contact_email` = iif(a.`proof` LIKE '%_@_%', a.`proof`, NULL)
  FROM (SELECT l.`organizer_id`, max(l.`created_at`) AS at, iif(u.`email` = o.`email`, l.`detail`, NULL) AS proof
    FROM `audit_log` l JOIN `organizers` o ON o.`id` = l.`organizer_id` LEFT JOIN `users` u ON u.`id` = l.`actor_id`
    WHERE l.`action` = 'register_page_claimed' GROUP BY l.`organizer_id`) a
  WHERE `organizers`.`id` = a.`organizer_id` AND `organizers`.`register_batch` IS NULL;
