/** Who gets what at an address of app/routes.ts. POST sends no fields, so those who may send some get 400 or 422. */
export interface Access {
  get: Verdicts;
  /** 405 unless it accepts a form. */
  post?: Verdicts;
}

/**
 * One verdict for everybody, or one for each of ROLES in order: a status, "in" for a redirect to sign in, "→/path" for
 * other redirects.
 */
export type Verdicts = string | readonly string[];

/** The same verdict for all but visitors without an account. */
export const except = (verdict: string, anonymous: string) => [anonymous, ...Array<string>(8).fill(verdict)];

/** The same roles, with another verdict for those who get in. */
export const sending = (verdicts: readonly string[], done: string) =>
  verdicts.map((verdict) => (verdict === "200" ? done : verdict));

export const EVERYBODY = "200";
export const SIGNED_IN = except("200", "in");
//                    anonymous plain  viewer editor admin  owner  other  moderator superadmin
export const TEAM = ["in", "404", "200", "200", "200", "200", "404", "404", "200"] as const;
export const SERIES_TEAM = ["in", "→/onboarding", "200", "200", "200", "200", "404", "404", "200"] as const;
export const HAS_PART = ["in", "→/onboarding", "200", "200", "200", "200", "200", "200", "200"] as const;
export const WRITERS = ["in", "404", "403", "200", "200", "200", "404", "404", "200"] as const;
export const SUPERADMIN = ["in", "→/", "→/", "→/", "→/", "→/", "→/", "→/", "200"] as const;
export const DEBUGGER = ["404", "404", "404", "404", "404", "404", "404", "404", "200"] as const;
export const EDITORS = ["in", "→/onboarding", "403", "200", "200", "200", "200", "200", "200"] as const;
export const ADMINS = ["in", "→/onboarding", "403", "403", "200", "200", "200", "200", "200"] as const;
export const FORM_WRITERS = ["in", "→/onboarding", "403", "200", "200", "200", "404", "404", "200"] as const;
export const NEWCOMERS = ["in", "200", "200", "200", "200", ...Array<string>(4).fill("→/dashboard")] as const;
export const MODERATION = ["in", "→/dashboard", "200", "200", "200", "200", "200", "200", "200"] as const;
export const OBJECTORS = ["in", "404", "403", "403", "200", "200", "404", "404", "200"] as const;

/** A page for everybody, without a form. */
export const page: Access = { get: EVERYBODY };

/** A form for everybody. */
export const openForm: Access = { get: EVERYBODY, post: "400" };

/** A page of a person's own, with a form. */
export const ownForm: Access = { get: SIGNED_IN, post: except("400", "in") };

/** A page with a form that the same people may send. */
export const form = (verdicts: readonly string[]): Access => ({ get: verdicts, post: sending(verdicts, "400") });

/** A page of one event's or one draft's with a form, which those who have no organizer don't find. */
export const eventForm: Access = { get: FORM_WRITERS, post: sending(WRITERS, "400") };
