import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns";

/** The most common words of coming events' titles, for suggestions: see docs/decisions/0044-slips-and-suggestions.md. */
export const searchWords = sqliteTable("search_words", {
  /** As foldText() writes it. */
  word: text("word").primaryKey(),
  /** As titles write it, in small letters. */
  spelled: text("spelled").notNull(),
  /** How many coming events have it. */
  events: integer("events").notNull(),
  /** `seq` of one of them: while that is coming and visible, the word is suggested. */
  seq: integer("seq").notNull(),
});

/** The words of titles and organizers' names by their length: one of them may be meant by a slip. */
export const searchWordLists = sqliteTable("search_word_lists", {
  /** Letters of the folded words. */
  length: integer("length").primaryKey(),
  /** " konsert orgelet …": the most common first, each after a space; "folded=spelled" where the two differ. */
  words: text("words").notNull(),
  gathered_at: moment("gathered_at").notNull(),
});
