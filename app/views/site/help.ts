import { HELP_AUDIENCES, type HelpArticle, type HelpArticleId } from "~/domain/help/articles";
import { findArticles } from "~/domain/help/find";

export type HelpEntry = Pick<HelpArticle, "id" | "title" | "summary">;

export type HelpView = ReturnType<typeof viewHelp>;

export type HelpArticleView = NonNullable<ReturnType<typeof viewHelpArticle>>;

const entryOf = ({ id, title, summary }: HelpArticle): HelpEntry => ({ id, title, summary });

export function viewHelp(articles: HelpArticle[], query: string) {
  const groups = HELP_AUDIENCES.map((audience) => ({
    audience,
    articles: articles.filter((article) => article.audience === audience).map(entryOf),
  }));
  return {
    query,
    /** Null where nothing was searched for. */
    found: query === "" ? null : findArticles(articles, query).map(entryOf),
    groups,
  };
}

export function viewHelpArticle(articles: HelpArticle[], id: HelpArticleId) {
  const article = articles.find((each) => each.id === id);
  if (!article) return null;
  const { words: _words, see, ...shown } = article;
  return { ...shown, see: see.flatMap((other) => articles.filter((each) => each.id === other).map(entryOf)) };
}
