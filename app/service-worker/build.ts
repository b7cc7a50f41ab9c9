import type { Locale } from "~/domain/site/locales";

// Written in by the build (scripts/service-worker.mjs).
declare const VERSION: string;
declare const MANIFEST_VERSIONS: Readonly<Record<Locale, string>>;
declare const ICONS: string;
declare const SHARED_FILES: string;
declare const OWN_FILES: Readonly<Record<Locale, string>>;

export const workerVersion = VERSION;

/** Undefined for a language that has none. */
export const routesVersion = (language: string): string | undefined => MANIFEST_VERSIONS[language as Locale];

export function filesIn(language: string): string[] {
  const names = `${SHARED_FILES} ${OWN_FILES[language as Locale] ?? ""}`;
  const icons = ICONS.split(" ").map((name) => `/facts/${name}`);
  return [...icons, ...names.split(" ").flatMap((name) => (name ? [`/assets/${name}`] : []))];
}

export const allFiles = (): string[] => Object.keys(OWN_FILES).flatMap(filesIn);
