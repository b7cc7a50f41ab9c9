import type { HelpArticleId, HelpText } from "~/domain/help/articles";

/** A language's articles. */
export type HelpTexts = Record<HelpArticleId, HelpText>;
