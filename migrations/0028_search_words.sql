CREATE TABLE `search_word_lists` (
	`length` integer PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`gathered_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`spelled` text NOT NULL,
	`events` integer NOT NULL,
	`seq` integer NOT NULL
);
