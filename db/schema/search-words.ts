import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns";

/** The most common in coming titles: docs/decisions/0044-slips-and-suggestions.md. */
export const searchWords = sqliteTable("search_words", {
  /** By foldText(). */
  word: text("word").primaryKey(),
  /** In small letters. */
  spelled: text("spelled").notNull(),
  events: integer("events").notNull(),
  /** An event with it: while that is coming and visible, the word is suggested. */
  seq: integer("seq").notNull(),
});

/** What a slip may mean. */
export const searchWordLists = sqliteTable("search_word_lists", {
  length: integer("length").primaryKey(),
  /** " konsert orgelet …": most common first, each after a space; "folded=spelled" where they differ. */
  words: text("words").notNull(),
  gathered_at: moment("gathered_at").notNull(),
});
