import { z } from "zod";
import { parseLocalPath } from "~/domain/local-path";
import { mailedToken } from "./form-fields";

export const LOGIN_MODES = ["sign-in", "sign-up", "forgot"] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

/** What the address of /login says, and its forms say again; what cannot be read counts as not said. */
export const loginPage = z.object({
  mode: z.enum(LOGIN_MODES).catch("sign-in"),
  invitation: mailedToken.nullable().catch(null),
  next: z
    .string()
    .transform((text) => parseLocalPath(text))
    .nullable()
    .catch(null),
});

export type LoginPage = z.output<typeof loginPage>;

/** A mailed link's page, to be looked at anew once its form was sent. */
export const linkPath = (page: string, token: string | undefined): string => (mailedToken.safeParse(token).success ? `${page}?token=${token}` : page);

/** The token of a mailed link, from the page's address. */
export const tokenInAddress = (url: string): string | null =>
  mailedToken.nullable().catch(null).parse(new URL(url).searchParams.get("token"));
