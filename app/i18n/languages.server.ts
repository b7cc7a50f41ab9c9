import type { Locale } from "~/domain/site/locales";
import * as en from "./en";
import * as nb from "./nb";
import * as nn from "./nn";

/** The first language defines the texts: what another lacks is a type error. */
export const languages: Record<Locale, typeof nb> = { nb, nn, en };
