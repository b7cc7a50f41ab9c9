/** Hours that a mailed link works, once. */
export const LINK_HOURS = {
  confirm_email: 72,
  reset_password: 1,
  change_email: 24,
  first_passkey: 1,
  invitation: 7 * 24,
} as const;

export const SESSION_DAYS = 30;

export const SESSION_ABSOLUTE_DAYS = 180;

export const SECOND_STEP_MINUTES = 10;

export const BOOKMARK_MINUTES = 5;
