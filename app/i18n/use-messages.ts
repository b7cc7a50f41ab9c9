import { createContext, useContext } from "react";
import type { Catalogue, Locale } from "./catalogue";

const LocaleContext = createContext<Locale>("nb");

export const LocaleProvider = LocaleContext.Provider;

export const useLocale = () => useContext(LocaleContext);

/** An area's texts in the visitor's language. */
export function useMessages<Texts>(area: Catalogue<Texts>): Texts {
  return area[useLocale()];
}
