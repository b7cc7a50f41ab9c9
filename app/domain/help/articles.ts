export const HELP_ARTICLES = {
  visitors: [
    "find-events",
    "near-you",
    "map-and-month",
    "who-can-come",
    "read-an-event",
    "favorites",
    "without-network",
    "letters",
    "own-calendar",
    "congregations",
    "share-and-print",
    "something-wrong",
    "language-and-look",
    "your-account",
  ],
  secretaries: [
    "get-started",
    "first-day",
    "profile",
    "write-event",
    "repeating-events",
    "drafts-and-templates",
    "cancel-or-move",
    "change-several",
    "bin-and-history",
    "connect-calendar",
    "calendar-problems",
    "edit-imported",
    "bring-in",
    "together-with-others",
    "double-events",
    "answer-visitors",
    "team",
    "paper-and-screens",
    "on-your-website",
    "statistics-and-data",
    "hidden-content",
  ],
  superadmins: [
    "administration",
    "organizations",
    "rights",
    "moderation",
    "new-organizations",
    "services",
    "failing-sources",
    "log-and-mail",
  ],
} as const;

export type HelpAudience = keyof typeof HELP_ARTICLES;

export const HELP_AUDIENCES = Object.keys(HELP_ARTICLES) as HelpAudience[];

export type HelpArticleId = (typeof HELP_ARTICLES)[HelpAudience][number];

export const HELP_ARTICLE_IDS: readonly HelpArticleId[] = HELP_AUDIENCES.flatMap(
  (audience): readonly HelpArticleId[] => HELP_ARTICLES[audience],
);

export interface HelpText {
  title: string;
  summary: string;
  steps: string[];
  notes?: string[];
  words?: string;
  picture?: string;
}

export interface HelpArticle extends Omit<HelpText, "picture"> {
  id: HelpArticleId;
  audience: HelpAudience;
  picture: { src: string; alt: string } | null;
  see: HelpArticleId[];
}

/** CSS pixels. */
export const HELP_PICTURE = { width: 390, height: 560 } as const;
