/** The list of complete backups. */
export const KEPT_KEY = "backups.json";
export const RUNNING_KEY = "running.json";
/** Put there by hand where one is wanted now. */
export const ASKED_KEY = "asked.json";
export const manifestKey = (name: string) => `${name}/manifest.json`;
export const PICTURES = "pictures/";
export const pictureKey = (key: string) => PICTURES + key;
export const ERASURES = "erasures/";
/** Of a UTC day, "2026-11-27". */
export const erasuresKey = (day: string) => `${ERASURES}${day}.json`;
