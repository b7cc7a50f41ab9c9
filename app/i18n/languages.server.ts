import type { Locale } from "~/domain/site/locales";
import * as en from "./en";
import * as nb from "./nb";
import * as nn from "./nn";

/** Every language's texts and formats. The first language defines them: what another lacks is a type error. */
export const languages: Record<Locale, typeof nb> = { nb, nn, en };
