import { createContext, useContext } from "react";
import type { Locale } from "~/domain/site/locales";
import type { Catalogue } from "./catalogue";

const LocaleContext = createContext<Locale>("nb");

export const LocaleProvider = LocaleContext.Provider;

export const useLocale = () => useContext(LocaleContext);

/** The `lang` of what organisers write, where the page around it speaks another language: their words are Norwegian. */
export function useContentLanguage(): "nb" | undefined {
  return useLocale() === "nb" ? undefined : "nb";
}

/** An area's texts in the visitor's language. */
export function useMessages<Texts>(area: Catalogue<Texts>): Texts {
  return area[useLocale()];
}
