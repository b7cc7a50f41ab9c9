import * as z from "zod";
import { leadsToClaim, parseLocalPath } from "~/domain/accounts/after-sign-in";
import { checkbox, email, mailedToken, optionalLine, password } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";

/** All problems are shown at once, so checks of several fields run in spite of other problems. */
const always = { when: () => true };

/** An invalid one counts as none. */
const invitation = mailedToken.nullable().catch(null).default(null);

/** A path to go on to; an invalid one counts as none. */
export const goingOnTo = z
  .string()
  .transform((text) => parseLocalPath(text))
  .nullable()
  .catch(null);

export const signInForm = z.object({ email, password, invitation });

const repeatedPassword = { password, password_repeat: z.string().default("") };

const isRepeated = (form: { password: string; password_repeat: string }) => form.password_repeat === form.password;

const mustRepeat = { path: ["password_repeat"], error: "passwordsDiffer" satisfies FormProblem, ...always };

/** The organizer is described afterwards, in /onboarding. */
export const signUpModalForm = z.object({ email, ...repeatedPassword }).refine(isRepeated, mustRepeat);

/** With an organizer's name, unless the person will only follow events, is invited, or is to claim a page. */
export const signUpForm = z
  .object({
    email,
    password,
    organization_name: optionalLine(MAX_LENGTH.name),
    follow_only: checkbox,
    invitation,
    next: goingOnTo,
  })
  .refine(
    ({ organization_name, follow_only, invitation, next }) =>
      organization_name !== null || follow_only || invitation !== null || leadsToClaim(next),
    { path: ["organization_name"], error: "organizationRequired" satisfies FormProblem, ...always },
  );

export const forgotPasswordForm = z.object({ email });

export const resetPasswordForm = z.object({ token: mailedToken, ...repeatedPassword }).refine(isRepeated, mustRepeat);

/** The password is only required in another browser than the one that signed up. */
export const confirmEmailForm = z.object({
  token: mailedToken,
  password: z
    .string()
    .max(MAX_LENGTH.password)
    .transform((text) => text || null)
    .nullable()
    .default(null),
});

const LOGIN_MODES = ["sign-in", "sign-up", "forgot"] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

/** The forms of /login repeat these; invalid ones count as missing. */
export const loginPage = z.object({
  mode: z.enum(LOGIN_MODES).catch("sign-in"),
  invitation: mailedToken.nullable().catch(null),
  next: goingOnTo,
});

export type LoginPage = z.output<typeof loginPage>;

/** To load a mailed link's page again after its form was sent. */
export const linkPath = (page: string, token: string | undefined): string =>
  mailedToken.safeParse(token).success ? `${page}?token=${token}` : page;

export const tokenInAddress = (url: string): string | null =>
  mailedToken.nullable().catch(null).parse(new URL(url).searchParams.get("token"));
