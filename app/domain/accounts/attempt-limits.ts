/** At most `limit` attempts in each window of `seconds`. */
export interface AttemptLimit {
  limit: number;
  seconds: number;
}

/** What is limited, and by whom it is counted: an account, an organizer, a network, or two together. */
export const ATTEMPT_LIMITS = {
  signInByAccountAndNetwork: { limit: 5, seconds: 900 },
  signInByAccountAndNetworkDaily: { limit: 20, seconds: 86_400 },
  signInByAccount: { limit: 20, seconds: 900 },
  signInByNetwork: { limit: 50, seconds: 900 },
  resetByAccount: { limit: 5, seconds: 3600 },
  resetByNetwork: { limit: 20, seconds: 3600 },
  confirmationByAccount: { limit: 5, seconds: 3600 },
  signUpByNetwork: { limit: 5, seconds: 3600 },
  signUpByAccount: { limit: 5, seconds: 3600 },
  passwordByAccount: { limit: 10, seconds: 900 },
  secondStepByAccount: { limit: 10, seconds: 900 },
  passkeyLinkByAccount: { limit: 5, seconds: 3600 },
  emailChangeByAccount: { limit: 5, seconds: 3600 },
  invitationByOrganizer: { limit: 30, seconds: 86_400 },
  invitationByAccount: { limit: 60, seconds: 86_400 },
  /** Nobody's inbox is filled by several organisations together. */
  invitationByRecipient: { limit: 5, seconds: 86_400 },
  reportByAccount: { limit: 20, seconds: 86_400 },
  favoritesByAccount: { limit: 1000, seconds: 3600 },
  uploadByAccount: { limit: 60, seconds: 3600 },
  uploadByOrganizer: { limit: 120, seconds: 3600 },
  feedByAccount: { limit: 60, seconds: 3600 },
  /** Addresses that nobody had asked for: each is a question to others and a row that stays. */
  newAddressByNetwork: { limit: 60, seconds: 3600 },
  newAddressByAnybody: { limit: 5000, seconds: 86_400 },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;

/** Unix seconds at which the window holding `now` begins. */
export function windowStart(seconds: number, now: Date): number {
  return Math.floor(now.getTime() / 1000 / seconds) * seconds;
}
