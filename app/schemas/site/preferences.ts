import * as z from "zod";
import { wishedLocale } from "~/domain/site/language-wish";
import {
  DEFAULT_PREFERENCES,
  LANGUAGE_HEADER,
  languageOfAddress,
  LOCALES,
  type Preferences,
  type StoredPreferences,
  THEMES,
  TIME_FORMATS,
} from "~/domain/site/locales";
import { MOODS, PRINTS } from "~/domain/site/look";

/** Every page may ask for a preference, and is shown again with it; a second slash would name another host. */
const OWN_PAGE = /^\/(?![/\\])[^\s\\]*$/;
const LONGEST_PAGE = 1000;

export const preferencesForm = z
  .object({
    theme: z.enum(THEMES),
    language: z.enum(LOCALES),
    timeFormat: z.enum(TIME_FORMATS),
    print: z.enum(PRINTS),
    mood: z.enum(MOODS),
  })
  .exactPartial()
  .refine((choice) => Object.keys(choice).length > 0)
  .and(z.object({ to: z.string().max(LONGEST_PAGE).regex(OWN_PAGE).default("/settings") }));

const NO_LANGUAGE = "-";
const storedLocale = z
  .literal(NO_LANGUAGE)
  .transform(() => null)
  .or(z.enum(LOCALES));

const cookieValue = z
  .string()
  .transform((text) => text.split("."))
  .pipe(z.tuple([z.enum(THEMES), storedLocale, z.enum(TIME_FORMATS)]));

const COOKIE = "samling_preferences";
const YEAR_SECONDS = 31_536_000;

export function readPreferences(cookieHeader: string | null): StoredPreferences {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookieHeader ?? "");
  const parsed = cookieValue.safeParse(match?.[1]);
  if (!parsed.success) return { ...DEFAULT_PREFERENCES, locale: null };
  const [theme, locale, timeFormat] = parsed.data;
  return { theme, locale, timeFormat };
}

/** The language of the page whose script asks, else the address's, the device's, the browser's, or the first. */
export function preferencesFor({ headers, url }: Pick<Request, "headers" | "url">): Preferences {
  const stored = readPreferences(headers.get("Cookie"));
  const ofPage = LOCALES.find((name) => name === headers.get(LANGUAGE_HEADER));
  const chosen = ofPage ?? languageOfAddress(url) ?? stored.locale;
  return { ...stored, locale: chosen ?? wishedLocale(headers.get("Accept-Language")) ?? DEFAULT_PREFERENCES.locale };
}

/** Set-Cookie, for a year. */
export function preferencesCookie({ theme, locale, timeFormat }: StoredPreferences, secure: boolean): string {
  const value = [theme, locale ?? NO_LANGUAGE, timeFormat].join(".");
  return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
