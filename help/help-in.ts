import { HELP_ARTICLES, HELP_AUDIENCES, type HelpArticle, type HelpArticleId } from "~/domain/help/articles";
import type { Locale } from "~/domain/site/locales";
import en from "./en";
import type { HelpTexts } from "./help-texts";
import { SEE } from "./links";
import nb from "./nb";
import nn from "./nn";
import { HELP_PICTURES } from "./pictures";

/** The articles in each language; a further language is its folder and a line here. */
const TEXTS: Record<Locale, HelpTexts> = { nb, nn, en };

/** Returns all articles in a language, as the pages read them. */
export function helpIn(locale: Locale): HelpArticle[] {
  return HELP_AUDIENCES.flatMap((audience) => {
    const ids: readonly HelpArticleId[] = HELP_ARTICLES[audience];
    return ids.map((id): HelpArticle => {
      const { picture: alt, ...text } = TEXTS[locale][id];
      const screen = HELP_PICTURES[id];
      const picture = screen && alt ? { src: `/help-pictures/${locale}/${screen}.jpg`, alt } : null;
      return { id, audience, ...text, picture, see: SEE[id] ?? [] };
    });
  });
}
