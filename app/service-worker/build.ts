import type { Locale } from "~/domain/site/locales";

// Written in by the build (scripts/service-worker.mjs).
declare const VERSION: string;
declare const MANIFEST_VERSIONS: Readonly<Record<Locale, string>>;
declare const SHARED_FILES: string;
declare const OWN_FILES: Readonly<Record<Locale, string>>;

/** The build that this worker belongs to. */
export const workerVersion = VERSION;

/** Returns the version of a language's list of routes; undefined for a language that there is none of. */
export const routesVersion = (language: string): string | undefined => MANIFEST_VERSIONS[language as Locale];

/** Returns the addresses of all files that the pages which work without a network load in a language. */
export function filesIn(language: string): string[] {
  const names = `${SHARED_FILES} ${OWN_FILES[language as Locale] ?? ""}`;
  return names.split(" ").flatMap((name) => (name ? [`/assets/${name}`] : []));
}

/** The same in all languages. */
export const allFiles = (): string[] => Object.keys(OWN_FILES).flatMap(filesIn);
