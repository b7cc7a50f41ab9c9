import { data } from "@remix-run/cloudflare";
import { type FormAnswer, type FormTexts, returnedTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";

/** Invalid fields are 422; 429 where a field was sent too often. */
const STATUS_OF = {
  // Something else must be sent.
  linkNeeded: 422,
  notAtDomain: 422,
  noWebsite: 422,
  noWord: 422,
  noImage: 422,
  tooManyChosen: 422,
  notKeepable: 422,
  nothingRead: 422,
  nothingTicked: 422,
  obstacles: 422,
  onDeviceOnly: 422,
  passkeyRefused: 422,
  sameOrganizer: 422,
  signUpRefused: 422,
  tooManyPasskeys: 422,
  unconfirmedEmail: 422,
  unknownDevice: 422,
  unreadable: 422,
  wrongCredentials: 422,
  wrongSignUpPassword: 422,
  // The sender may not do this.
  noOrganizerFound: 403,
  notAuthenticated: 403,
  notYours: 403,
  signUpDisabled: 403,
  alike: 409,
  busy: 409,
  changedMeanwhile: 409,
  draftGone: 409,
  editedSince: 409,
  emailTaken: 409,
  exists: 409,
  gone: 409,
  hasDeclined: 409,
  hasOrganizer: 409,
  heirGone: 409,
  imported: 409,
  invalidLink: 409,
  isMember: 409,
  isOwner: 409,
  lastSuperadmin: 409,
  listChanged: 409,
  needsConsent: 409,
  noOrganizer: 409,
  noSeries: 409,
  notMember: 409,
  numberTaken: 409,
  sameCalendar: 409,
  savedMeanwhile: 409,
  thereNow: 409,
  tooLate: 409,
  tooManyCalendars: 409,
  tooManyDevices: 409,
  tooManyFollowed: 409,
  tooManyForms: 409,
  tooManyHosts: 409,
  // Too much or too often.
  tooMany: 429,
  failed: 503,
  notStored: 503,
  notUndone: 503,
  stillRunning: 503,
} as const satisfies Record<string, 403 | 409 | 422 | 429 | 503>;

const FIELD_OF = {
  organizationUndecided: { organization: "organizationUndecided" },
  passwordNeeded: { password: "passwordRequired" },
  sameEmail: { email: "emailIsSame" },
  wrongPassword: { current_password: "passwordIsWrong" },
} as const satisfies Record<string, FormErrors>;

type OfForm = keyof typeof STATUS_OF;
type OfField = keyof typeof FIELD_OF;
export type ProblemKind = OfForm | OfField;

/** The fields' problems (`retryAfterSeconds`: one was sent too often), or an action's. */
export type Reason<Kind> =
  | { errors: FormErrors; retryAfterSeconds?: number }
  | { problem: { kind: Kind; retryAfterSeconds?: number } };

/** With what was typed and `more`; sends `headers`, and Retry-After where it may be sent again later. */
export function returnForm<Kind extends ProblemKind = never, More extends object = object>(
  texts: FormTexts,
  reason: Reason<Kind>,
  more?: More,
  headers?: HeadersInit,
) {
  const kind: ProblemKind | null = "problem" in reason ? reason.problem.kind : null;
  const { retryAfterSeconds } = "problem" in reason ? reason.problem : reason;
  const answer: FormAnswer = {
    intent: texts["intent"] ?? "",
    texts: returnedTexts(texts),
    errors: "errors" in reason ? reason.errors : isOfField(kind) ? FIELD_OF[kind] : {},
    problem: isOfField(kind) ? null : kind,
    waitMinutes: Math.ceil((retryAfterSeconds ?? 0) / 60),
  };
  const sent = new Headers(headers);
  if (retryAfterSeconds !== undefined) sent.set("Retry-After", String(retryAfterSeconds));
  return data({ ...answer, ...more } as FormAnswer<Exclude<Kind, OfField>> & More, {
    status: kind === null || isOfField(kind) ? (retryAfterSeconds === undefined ? 422 : 429) : STATUS_OF[kind],
    headers: sent,
  });
}

const isOfField = (kind: string | null): kind is OfField => kind !== null && Object.hasOwn(FIELD_OF, kind);
