import type { Role } from "../roles";

/** Who gets what at an address of app/routes.ts. POST sends no fields, so those who may send some get 400 or 422. */
export interface Access {
  get: Verdicts;
  /** 405 unless it accepts a form. */
  post?: Verdicts;
}

/** A status, "in" for a redirect to sign in, "→/path" for other redirects; of an attempt "done" where it worked. */
export type Verdict = string;

/** Who is not named gets what the others get. */
export type ByRole = Partial<Record<Role | "others", Verdict>>;
export type Verdicts = Verdict | ByRole;

export const verdictFor = (verdicts: Verdicts, role: Role): Verdict =>
  typeof verdicts === "string" ? verdicts : (verdicts[role] ?? verdicts.others ?? "none");

/** The same verdict for all but visitors without an account. */
export const except = (others: Verdict, anonymous: Verdict): ByRole => ({ anonymous, others });

/** The same roles, with another verdict for those who get in. */
export const sending = (verdicts: ByRole, done: Verdict): ByRole =>
  Object.fromEntries(Object.entries(verdicts).map(([role, verdict]) => [role, verdict === "200" ? done : verdict]));

/** Those of an organisation, and what those get who may. */
export const team = (may: Verdict): ByRole => ({
  anonymous: "in",
  viewer: may,
  editor: may,
  admin: may,
  owner: may,
  superadmin: may,
  others: "404",
});
export const writers = (may: Verdict): ByRole => ({ ...team(may), viewer: "403" });
export const admins = (may: Verdict): ByRole => ({ ...writers(may), editor: "403" });
export const owners = (may: Verdict): ByRole => ({ ...admins(may), admin: "403" });
export const superadmins = (may: Verdict, others: Verdict): ByRole => ({ anonymous: "in", superadmin: may, others });

export const EVERYBODY = "200";
export const SIGNED_IN = except("200", "in");
export const TEAM = team("200");
export const SERIES_TEAM: ByRole = { ...TEAM, plain: "→/onboarding" };
export const HAS_PART: ByRole = { anonymous: "in", plain: "→/onboarding", others: "200" };
export const WRITERS = writers("200");
export const SUPERADMIN = superadmins("200", "→/");
export const DEBUGGER: ByRole = { superadmin: "200", others: "404" };
export const EDITORS: ByRole = { ...HAS_PART, viewer: "403" };
export const ADMINS: ByRole = { ...EDITORS, editor: "403" };
export const FORM_WRITERS: ByRole = { ...WRITERS, plain: "→/onboarding" };
export const NEWCOMERS: ByRole = {
  ...except("200", "in"),
  owner: "→/dashboard",
  other_owner: "→/dashboard",
  moderator: "→/dashboard",
  superadmin: "→/dashboard",
};
export const MODERATION: ByRole = { anonymous: "in", plain: "→/dashboard", others: "200" };
export const OBJECTORS = admins("200");

/** A page for everybody, without a form. */
export const page: Access = { get: EVERYBODY };

/** A form for everybody. */
export const openForm: Access = { get: EVERYBODY, post: "400" };

/** A page of a person's own, with a form. */
export const ownForm: Access = { get: SIGNED_IN, post: except("400", "in") };

/** A page with a form that the same people may send. */
export const form = (verdicts: ByRole): Access => ({ get: verdicts, post: sending(verdicts, "400") });

/** A page of one event's or one draft's with a form, which those who have no organizer don't find. */
export const eventForm: Access = { get: FORM_WRITERS, post: sending(WRITERS, "400") };
