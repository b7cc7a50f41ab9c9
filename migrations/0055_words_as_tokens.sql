-- By hand: see docs/decisions/0082-words-as-tokens.md. The index holds words instead of trigrams; their endings say which words a typed one is in.
DROP TABLE `event_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `event_search` USING fts5(
  words, organizer, facets, content='', contentless_delete=1, detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);
--> statement-breakpoint
CREATE TABLE `search_word_ends` (
  `ending` text NOT NULL, `word` text NOT NULL, PRIMARY KEY (`ending`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE VIEW `search_texts` AS SELECT NULL AS `text` WHERE 0;
--> statement-breakpoint
CREATE TRIGGER `search_texts_read` INSTEAD OF INSERT ON `search_texts` BEGIN
  INSERT OR IGNORE INTO `search_word_ends` (`ending`, `word`)
    SELECT substr(iif(n.`value` = 0, ' ' || w.`value`, substr(w.`value`, n.`value`)), 1, 42), w.`value`
    FROM json_each('["' || replace(trim(NEW.`text`), '  ', '","') || '"]') w
    CROSS JOIN json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') n
    WHERE w.`value` <> '' AND NOT EXISTS (
      SELECT 1 FROM `search_word_ends` k WHERE k.`ending` = substr(' ' || w.`value`, 1, 42) AND k.`word` = w.`value`
    ) AND n.`value` <= max(1, iif(length(w.`value`) > 64, 1, length(w.`value`) - 2));
END;
--> statement-breakpoint
CREATE TRIGGER `events_worded` AFTER INSERT ON `events` BEGIN
  INSERT INTO `search_texts` (`text`) VALUES (NEW.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `events_reworded` AFTER UPDATE OF `search_text` ON `events` WHEN OLD.`search_text` <> NEW.`search_text` BEGIN
  INSERT INTO `search_texts` (`text`) VALUES (NEW.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_worded` AFTER INSERT ON `organizers` BEGIN
  INSERT INTO `search_texts` (`text`) VALUES (NEW.`search_name`);
END;
--> statement-breakpoint
CREATE TRIGGER `organizers_worded_anew` AFTER UPDATE OF `search_name` ON `organizers` WHEN OLD.`search_name` <> NEW.`search_name` BEGIN
  INSERT INTO `search_texts` (`text`) VALUES (NEW.`search_name`);
END;
--> statement-breakpoint
-- D1 stops a statement after thirty seconds: with more events, npm run admin -- reindex --remote fills it in portions.
INSERT INTO `search_texts` (`text`) SELECT DISTINCT `search_text` FROM `events` WHERE (SELECT count(*) FROM `events`) <= 300000;
--> statement-breakpoint
INSERT INTO `search_texts` (`text`) SELECT `search_name` FROM `organizers`;
--> statement-breakpoint
INSERT INTO `event_search` (rowid, words, organizer, facets)
  SELECT `sort_key`, words, organizer, facets FROM `event_search_entries`
  WHERE (SELECT count(*) FROM `events`) <= 300000 ORDER BY `sort_key`;
