/** Hours that a mailed link works, once. */
export const LINK_HOURS = {
  confirm_email: 72,
  reset_password: 1,
  change_email: 24,
  first_passkey: 1,
  invitation: 7 * 24,
} as const;

/** Days that a session lasts after its last use. */
export const SESSION_DAYS = 30;

/** Days that a session lasts at most after signing in. */
export const SESSION_ABSOLUTE_DAYS = 180;

/** Minutes between the correct password and the second step. */
export const SECOND_STEP_MINUTES = 10;
