import type { HelpArticle } from "~/domain/help/articles";
import type { Locale } from "~/domain/site/locales";
import type { Reading, ReadingName } from "~/domain/site/reading";
import { type AssetsBinding, readAsset } from "./assets";

/** Files that the build writes (scripts/help/), so that neither the Worker nor a page holds them. */
export interface HelpBook {
  /** In their order. Throws where they cannot be read. */
  articles(locale: Locale): Promise<HelpArticle[]>;
  /** A text page without its facts. Throws where it cannot be read. */
  page(name: ReadingName, locale: Locale): Promise<Reading>;
}

export const openHelpBook = (assets: AssetsBinding | undefined): HelpBook => ({
  articles: async (locale) => (await readAsset(assets, `/help-texts/${locale}.json`)).json(),
  page: async (name, locale) => (await readAsset(assets, `/help-texts/${locale}/${name}.json`)).json(),
});
