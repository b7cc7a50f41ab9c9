import { type Locale, LOCALES } from "./locales";

export const THEMES = ["light", "dark", "system"] as const;
export const TIME_FORMATS = ["24h", "12h"] as const;

export interface Preferences {
  theme: (typeof THEMES)[number];
  locale: Locale;
  timeFormat: (typeof TIME_FORMATS)[number];
}

/** No language until the device has chosen one. */
export type StoredPreferences = Omit<Preferences, "locale"> & { locale: Locale | null };

export const DEFAULT_PREFERENCES: Preferences = { theme: "system", locale: LOCALES[0], timeFormat: "24h" };
