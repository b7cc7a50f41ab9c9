import { DAY_SECONDS, HOUR_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";

/** The limits by what they count attempts of: an account, an organizer, a network, or a pair of these. */
export const ATTEMPT_LIMITS = {
  signInByAccountAndNetwork: { limit: 5, seconds: 900 },
  signInByAccountAndNetworkDaily: { limit: 20, seconds: DAY_SECONDS },
  signInByAccount: { limit: 20, seconds: 900 },
  signInByNetwork: { limit: 50, seconds: 900 },
  resetByAccount: { limit: 5, seconds: HOUR_SECONDS },
  resetByNetwork: { limit: 20, seconds: HOUR_SECONDS },
  confirmationByAccount: { limit: 5, seconds: HOUR_SECONDS },
  signUpByNetwork: { limit: 5, seconds: HOUR_SECONDS },
  signUpByAccount: { limit: 5, seconds: HOUR_SECONDS },
  passwordByAccount: { limit: 10, seconds: 900 },
  secondStepByAccount: { limit: 10, seconds: 900 },
  passkeyLinkByAccount: { limit: 5, seconds: HOUR_SECONDS },
  emailChangeByAccount: { limit: 5, seconds: HOUR_SECONDS },
  /** Protects a mailbox from being asked again and again whether it wants letters. */
  letterByRecipient: { limit: 3, seconds: DAY_SECONDS },
  letterByNetwork: { limit: 10, seconds: HOUR_SECONDS },
  pushByNetwork: { limit: 60, seconds: HOUR_SECONDS },
  followsByAccount: { limit: 100, seconds: HOUR_SECONDS },
  invitationByOrganizer: { limit: 30, seconds: DAY_SECONDS },
  invitationByAccount: { limit: 60, seconds: DAY_SECONDS },
  /** Protects a mailbox from many organisations inviting it at once. */
  invitationByRecipient: { limit: 5, seconds: DAY_SECONDS },
  hostByOrganizer: { limit: 60, seconds: DAY_SECONDS },
  /** Of whoever claims a page that was made from the register, and of a mailbox that is asked. */
  claimByAccount: { limit: 20, seconds: DAY_SECONDS },
  claimByRecipient: { limit: 3, seconds: DAY_SECONDS },
  /** Each hides a page that nobody keeps. */
  removalByNetwork: { limit: 3, seconds: DAY_SECONDS },
  removalByAnybody: { limit: 200, seconds: DAY_SECONDS },
  reportByAccount: { limit: 20, seconds: DAY_SECONDS },
  mismatchByNetwork: { limit: 20, seconds: DAY_SECONDS },
  mismatchByEvent: { limit: 60, seconds: DAY_SECONDS },
  /** Room for a full church behind one address, and for an operator's mailbox. */
  contactByNetwork: { limit: 10, seconds: HOUR_SECONDS },
  contactByAccount: { limit: 10, seconds: DAY_SECONDS },
  contactByAnybody: { limit: 500, seconds: DAY_SECONDS },
  favoritesByAccount: { limit: 1000, seconds: HOUR_SECONDS },
  uploadByAccount: { limit: 60, seconds: HOUR_SECONDS },
  uploadByOrganizer: { limit: 120, seconds: HOUR_SECONDS },
  /** Each reads everything that an organizer or an account has. */
  exportByOrganizer: { limit: 10, seconds: HOUR_SECONDS },
  exportByAccount: { limit: 10, seconds: HOUR_SECONDS },
  feedByAccount: { limit: 60, seconds: HOUR_SECONDS },
  registerByAccount: { limit: 60, seconds: HOUR_SECONDS },
  /** Each address that was not looked up before costs an outside request and a stored row. */
  newAddressByNetwork: { limit: 60, seconds: HOUR_SECONDS },
  newAddressByAnybody: { limit: 5000, seconds: DAY_SECONDS },
} as const satisfies Record<string, { limit: number; seconds: number }>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;

/** By their very address: else somebody fills them by an alias that has no account, and the owner gets no mail. */
const OF_ONE_ADDRESS: ReadonlySet<AttemptKind> = new Set([
  "signInByAccountAndNetwork",
  "signInByAccountAndNetworkDaily",
  "signInByAccount",
  "resetByAccount",
]);

/** Of others with an address in them the mailbox: what stands after `+` leads to the same. */
export const countedSubject = (kind: AttemptKind, subject: string): string =>
  OF_ONE_ADDRESS.has(kind) ? subject : subject.replace(/\+[^@\s]*(?=@)/, "");

/** Returns unix seconds. */
export const windowStart = (seconds: number, now: Date): number => Math.floor(unixSeconds(now) / seconds) * seconds;
