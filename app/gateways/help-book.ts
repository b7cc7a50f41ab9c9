import type { HelpArticle } from "~/domain/help/articles";
import type { Locale } from "~/domain/site/locales";
import { type AssetsBinding, readAsset } from "./assets";

/** Files that the build writes (scripts/help/), so that neither the Worker nor a page holds them. */
export interface HelpBook {
  /** In their order. Throws where they cannot be read. */
  read(locale: Locale): Promise<HelpArticle[]>;
}

export const openHelpBook = (assets: AssetsBinding | undefined): HelpBook => ({
  read: async (locale) => (await readAsset(assets, `/help-texts/${locale}.json`)).json<HelpArticle[]>(),
});
