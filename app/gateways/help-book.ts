import type { HelpArticle } from "~/domain/help/articles";
import type { Locale } from "~/domain/site/locales";

/** Files that the build writes (scripts/help/), so that neither the Worker nor a page holds them. */
export interface HelpBook {
  /** In their order. Throws where they cannot be read. */
  read(locale: Locale): Promise<HelpArticle[]>;
}

/** `env.ASSETS`, which reads the path alone. */
export type AssetsBinding = Pick<Fetcher, "fetch">;

export function openHelpBook(assets: AssetsBinding | undefined): HelpBook {
  return {
    async read(locale) {
      const response = await assets?.fetch(`https://assets.invalid/help-texts/${locale}.json`);
      if (!response?.ok) throw new Error(`The help's texts are missing (${response?.status ?? "no binding"}).`);
      return response.json<HelpArticle[]>();
    },
  };
}
