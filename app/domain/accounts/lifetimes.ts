/** How many hours a mailed link works. Each works once. */
export const LINK_HOURS = {
  confirm_email: 72,
  reset_password: 1,
  change_email: 24,
  first_passkey: 1,
  invitation: 7 * 24,
} as const;

/** A session lives on for this long after each use … */
export const SESSION_DAYS = 30;

/** … but never longer than this after signing in. */
export const SESSION_ABSOLUTE_DAYS = 180;

/** Minutes between the right password and the second step of signing in. */
export const SECOND_STEP_MINUTES = 10;
