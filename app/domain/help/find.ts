import { foldedWords } from "~/domain/text/fold";
import type { HelpArticle } from "./articles";

const WEIGHTS = { title: 8, words: 6, summary: 3, steps: 1, notes: 1 } as const;

const MOST_WORDS = 12;

/** Of what the best article counts. */
const LEAST_SHARE = 0.3;

/** Letters of endings: "kalenderen" finds "kalender". */
const ENDING = 3;
const LEAST_STEM = 4;

/** A word finds those that begin with it, and its own stem. */
const isSame = (wanted: string, said: string) =>
  said.startsWith(wanted) ||
  (said.length >= LEAST_STEM && wanted.length - said.length <= ENDING && wanted.startsWith(said));

function countsIn(article: HelpArticle, wanted: readonly string[]): number[] {
  const parts = Object.entries(WEIGHTS).map(([name, weight]) => {
    const text = article[name as keyof typeof WEIGHTS] ?? "";
    return { weight, said: foldedWords(typeof text === "string" ? text : text.join(" ")) };
  });
  return wanted.map((word) =>
    Math.max(0, ...parts.filter(({ said }) => said.some((each) => isSame(word, each))).map(({ weight }) => weight)),
  );
}

/** Best first. Words count the more, the fewer articles hold them: "hvordan" says little of what is asked. */
export function findArticles(articles: readonly HelpArticle[], query: string): HelpArticle[] {
  const wanted = [...new Set(foldedWords(query))].filter((word) => word.length > 1).slice(0, MOST_WORDS);
  const counted = articles.map((article) => ({ article, counts: countsIn(article, wanted) }));
  const worth = wanted.map((_, at) => {
    const holders = counted.filter(({ counts }) => (counts[at] ?? 0) > 0).length;
    return holders === 0 ? 0 : Math.log(articles.length / holders);
  });
  const judged = counted.map(({ article, counts }) => ({
    article,
    sum: counts.reduce((sum, count, at) => sum + count * (worth[at] ?? 0), 0),
  }));
  const best = Math.max(0, ...judged.map(({ sum }) => sum));
  return judged
    .filter(({ sum }) => sum > 0 && sum >= best * LEAST_SHARE)
    .sort((one, other) => other.sum - one.sum)
    .map(({ article }) => article);
}
