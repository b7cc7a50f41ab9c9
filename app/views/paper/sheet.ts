import { encode } from "uqr";
import { paperMessages } from "#messages/paper";
import type { Paper } from "~/domain/paper/formats";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { languageNames } from "~/i18n/language-names";
import { messagesIn } from "~/i18n/messages-in";

export interface SheetView {
  locale: Locale;
  /** Also the name of the file that a printer makes. */
  title: string;
  paper: Paper;
  choices: ChoiceView[];
  backTo: string;
}

export interface ChoiceView {
  name: string;
  options: { text: string; href: string; isChosen: boolean }[];
}

export function viewChoice<Value>(
  name: string,
  values: readonly Value[],
  { chosen, textOf, hrefOf }: { chosen: Value; textOf: (value: Value) => string; hrefOf: (value: Value) => string },
): ChoiceView {
  const options = values.map((value) => ({ text: textOf(value), href: hrefOf(value), isChosen: value === chosen }));
  return { name, options };
}

export function viewLanguages(chosen: Locale, hrefOf: (lang: Locale) => string): ChoiceView {
  const names = languageNames();
  const textOf = (lang: Locale) => names[lang];
  return viewChoice(messagesIn(paperMessages, chosen).lang, LOCALES, { chosen, textOf, hrefOf });
}

export type AddressView = ReturnType<typeof viewAddress>;

export const viewAddress = (address: string) => ({
  // Of level M a seventh may be lost.

  /** Rows; true where dark. */
  modules: encode(address, { ecc: "M", border: 0 }).data,

  /** "samling.example/event/konsert" */
  text: address.replace(/^https?:\/\/(www\.)?/, ""),
});
