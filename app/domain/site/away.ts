/** A binding of the platform that failed or did not answer in time. */
export class BindingAway extends Error {
  override name = "BindingAway";
}

/** Not what is wrong with a statement: D1 names SQLite's code there. Drizzle wraps errors. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (/^D1_/.test(error.message) && !error.message.includes("SQLITE_")) || isDatabaseAway(error.cause);
}

/** Throws it with D1's prefix, which a fault of the platform before it lacks. */
export function named(fault: unknown): never {
  if (!(fault instanceof Error) || fault.message.startsWith("D1_")) throw fault;
  throw new Error(`D1_ERROR: ${fault.message}`, { cause: fault });
}

/** By the name, as the class may be loaded twice. */
export const isBindingAway = (error: unknown): boolean => error instanceof Error && error.name === "BindingAway";

/** Nothing is wrong with the request: it may be sent again. */
export const isAway = (error: unknown): boolean => isBindingAway(error) || isDatabaseAway(error);
