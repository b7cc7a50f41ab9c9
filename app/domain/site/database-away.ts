/** Not what is wrong with a statement: D1 names SQLite's code there. Drizzle wraps errors. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (/^D1_/.test(error.message) && !error.message.includes("SQLITE_")) || isDatabaseAway(error.cause);
}
