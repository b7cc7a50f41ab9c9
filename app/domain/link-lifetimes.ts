/** How many hours a mailed link works. Each works once. */
export const LINK_HOURS = { confirm_email: 72, reset_password: 1, change_email: 24, first_passkey: 1, invitation: 7 * 24 } as const;
