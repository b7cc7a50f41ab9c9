import * as z from "zod";

const hostAndPort = /^[a-z0-9.-]+:\d{1,5}$/i;
const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `must be ${length} characters of base64url`);
const withoutFinalSlash = (url: string) => url.replace(/\/$/, "");

/** Without them, something is not offered. */
const optional = {
  /** Without it messages go to EMAIL_FROM. */
  CONTACT_EMAIL: z.email(),
  /** So many the mail service sends a day; without it letters leave no reserve to other mails. */
  MAIL_DAILY_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "must be a number of mails")
    .transform(Number),
  /** Of so many pictures and tiles that were shown one has a line in the log; what fails always has. */
  PICTURES_LOGGED_ONE_IN: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "must be a number of pictures")
    .transform(Number),
  /** The mail service shows it with mails that came back; without it nobody can. */
  MAIL_REPORTS_KEY: z.string().min(32),
  /** A monitor shows it to ask for /healthz?deep; without it nobody can. */
  HEALTH_KEY: z.string().min(32),
  /** From `npm run push-keys`; without them nothing is pushed. */
  VAPID_PUBLIC_KEY: base64url(87),
  VAPID_PRIVATE_KEY: base64url(43),
};

type OptionalName = keyof typeof optional;

/** Each is given whole, or left out whole. */
export const OPTIONAL_SETS: readonly (readonly OptionalName[])[] = [
  ["CONTACT_EMAIL"],
  ["MAIL_DAILY_LIMIT"],
  ["PICTURES_LOGGED_ONE_IN"],
  ["MAIL_REPORTS_KEY"],
  ["HEALTH_KEY"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
];

/** From the Worker's environment: docs/operations.md explains each. */
export const settingsSchema = z
  .object({
    ENVIRONMENT: z.enum(["production", "staging", "development", "test"]),
    APP_URL: z.url({ protocol: /^https?$/ }).transform(withoutFinalSlash),
    EMAIL_CONFIRMATION: z.enum(["required", "off"]),
    /** Invited are those who hold a mailed invitation to an organizer's team. */
    SIGN_UP: z.enum(["open", "invited"]),
    EMAIL_FROM: z.string().regex(/^[^<>]+<[^<>@\s]+@[^<>@\s]+>$/, "must look like: Name <post@example.org>"),
    ADDRESS_API_URL: z.url().transform(withoutFinalSlash),
    PLACE_API_URL: z.url().transform(withoutFinalSlash),
    REGISTER_API_URL: z.url().transform(withoutFinalSlash),
    TILE_URL: z
      .url()
      .refine((url) => ["{z}", "{x}", "{y}"].every((part) => decodeURI(url).includes(part)), {
        message: "must hold {z}, {x} and {y}",
      })
      .transform(decodeURI),
    FEED_ALLOWED_PRIVATE_HOSTS: z
      .string()
      .transform((text) =>
        text
          .split(",")
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(hostAndPort, "must be a list of host:port"))),
    /** Staff are superadmins and moderators. */
    TWO_STEP_REQUIRED_FOR: z.enum(["nobody", "superadmins", "staff"]),
    /** After an event's end; 0 stores it for ever. */
    PAST_EVENTS_KEPT_DAYS: z
      .string()
      .regex(/^\d{1,5}$/, "must be a whole number of days")
      .transform(Number),
    ...z.object(optional).partial().shape,
    TEST_CLOCK: z.iso
      .datetime()
      .transform((moment) => new Date(moment))
      .optional(),
    /** Makes passwords quick to hash in a product under test: scrypt's N. */
    TEST_PASSWORD_COST: z.coerce.number().int().min(2).optional(),
  })
  .superRefine((settings, context) => {
    for (const name of ["TEST_CLOCK", "TEST_PASSWORD_COST"] as const)
      if (settings[name] !== undefined && settings.ENVIRONMENT !== "test")
        context.addIssue({ code: "custom", path: [name], message: "is only for ENVIRONMENT = test" });
  });

export type Settings = z.output<typeof settingsSchema>;

export const isHttps = ({ APP_URL }: Pick<Settings, "APP_URL">): boolean => APP_URL.startsWith("https:");

export const contactAddress = ({ CONTACT_EMAIL, EMAIL_FROM }: Pick<Settings, "CONTACT_EMAIL" | "EMAIL_FROM">): string =>
  CONTACT_EMAIL ?? /<([^>]+)>/.exec(EMAIL_FROM)?.[1] ?? EMAIL_FROM;

/**
 * Throws an error that names every missing or invalid setting, never its value. What is optional and half set or invalid
 * is left out, and `report` is told.
 */
export function parseSettings(env: Record<string, unknown>, report: (problem: string) => void = () => {}): Settings {
  const parsed = settingsSchema.safeParse(withoutUnusable(env, report));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Wrong settings: ${problems.join("; ")}`);
}

function withoutUnusable(env: Record<string, unknown>, report: (problem: string) => void): Record<string, unknown> {
  const usable = { ...env };
  for (const names of OPTIONAL_SETS) {
    const wrong = names.filter((name) => !optional[name].safeParse(env[name]).success);
    if (wrong.length === 0) continue;
    for (const name of names) usable[name] = undefined;
    if (names.some((name) => isGiven(env[name])))
      report(wrong.map((name) => `${name} is ${isGiven(env[name]) ? "wrong" : "missing"}`).join(", "));
  }
  return usable;
}

const isGiven = (value: unknown) => value !== undefined && value !== "";
