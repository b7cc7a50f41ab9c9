/** A session lives on for this long after each use … */
export const SESSION_DAYS = 30;

/** … but never longer than this after signing in. */
export const SESSION_ABSOLUTE_DAYS = 180;
