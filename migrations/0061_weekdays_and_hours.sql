-- By hand: an event's weekday and hour by Norwegian clocks are facets, so that "tirsdager" and "etter 18" are found like any other. Weekdays count from Thursday, the first day of 1970; summer time is from 01:00 UTC on the last Sunday of March to that of October.
DROP VIEW `event_search_entries`;
--> statement-breakpoint
CREATE VIEW `event_search_entries` AS
SELECT e.`sort_key`, e.`seq`, e.`id`, e.`organizer_id`, e.`search_text` AS words,
  o.`search_name` || coalesce((SELECT group_concat(c.`search_name`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '')
  || coalesce((SELECT group_concat(h.`search_name`, '') FROM `accepted_hosts` h WHERE h.`event_id` = e.`id`), '') AS organizer,
  e.`facets` || ' ' || o.`facet`
  || coalesce((SELECT group_concat(' ' || c.`facet`, '') FROM `co_organizers` c WHERE c.`event_id` = e.`id`), '')
  || coalesce((SELECT group_concat(' ' || h.`facet`, '') FROM `accepted_hosts` h WHERE h.`event_id` = e.`id`), '')
  || coalesce((
    SELECT group_concat(' ' || f.`value`, '') FROM json_each(json_patch(o.`fact_facets`, e.`fact_facets`)) f WHERE f.`value` <> ''
  ), '')
  || iif(e.`end_time` - e.`start_time` >= 64800, (
    WITH RECURSIVE days(n) AS (
      SELECT 134100000 + e.`start_time` / 86400
      UNION ALL
      SELECT n + 1 FROM days WHERE n < 134100000 + min(e.`end_time` - 1, e.`start_time` + 31536000) / 86400
    )
    SELECT group_concat(' ' || char(19968 + n / 262144, 19968 + n / 512 % 512, 19968 + n % 512), '') FROM days
  ), '')
  || iif(e.`rhythm` IS NULL, '', ' ' || char(19968 + (134090000 + e.`rhythm`) / 262144, 19968 + (134090000 + e.`rhythm`) / 512 % 512, 19968 + (134090000 + e.`rhythm`) % 512))
  || iif(e.`end_time` - e.`start_time` >= 2592000, ' ' || char(19968 + (134090100) / 262144, 19968 + (134090100) / 512 % 512, 19968 + (134090100) % 512), '')
  || (
    SELECT ' ' || char(19968 + (134090200 + l.clock / 86400 % 7) / 262144, 19968 + (134090200 + l.clock / 86400 % 7) / 512 % 512, 19968 + (134090200 + l.clock / 86400 % 7) % 512)
    || ' ' || char(19968 + (134090300 + l.clock % 86400 / 3600) / 262144, 19968 + (134090300 + l.clock % 86400 / 3600) / 512 % 512, 19968 + (134090300 + l.clock % 86400 / 3600) % 512)
    FROM (SELECT e.`start_time` + iif(e.`start_time` >= unixepoch(strftime('%Y', e.`start_time`, 'unixepoch') || '-04-01 01:00', 'weekday 0', '-7 days')
    AND e.`start_time` < unixepoch(strftime('%Y', e.`start_time`, 'unixepoch') || '-11-01 01:00', 'weekday 0', '-7 days'), 7200, 3600) AS clock) l
  ) AS facets,
  iif(e.`follows` IS NULL, 1, -1) * (e.`start_time` / 604800) AS week
FROM `visible_events` e JOIN `organizers` o ON o.`id` = e.`organizer_id`;
--> statement-breakpoint
-- D1 stops a statement after thirty seconds: with more events, npm run admin -- reindex --remote fills it in portions.
DELETE FROM `event_search` WHERE rowid IN (SELECT `sort_key` FROM `event_search_entries`) AND (SELECT count(*) FROM `events`) <= 300000;
--> statement-breakpoint
INSERT OR REPLACE INTO `event_search` (rowid, words, organizer, facets)
  SELECT `sort_key`, words, organizer, facets FROM `event_search_entries`
  WHERE (SELECT count(*) FROM `events`) <= 300000 ORDER BY `sort_key`;
