import { OPTIONAL_SETS, type Settings, settingsSchema } from "~/schemas/site/settings";
import type { Deployment } from "./deployment";

/** Names that nobody can own (RFC 2606), and this machine's. */
const PLACEHOLDER = /(?:^|[^\w-])(?:[\w-]+\.(?:example|test|invalid|localhost)|localhost|127\.0\.0\.1)(?![\w.-])/i;

const SECRETS = ["HEALTH_KEY", "MAIL_REPORTS_KEY", "VAPID_PRIVATE_KEY"];

type Rule = (value: string, isProduction: boolean) => string | false;

/** What a Worker would run with, but a deployment should not. */
const UNSAFE: { [name in keyof Settings]?: Rule } = {
  ENVIRONMENT: (value) => !["production", "staging"].includes(value) && "must be production or staging",
  APP_URL: (value) => URL.parse(value)?.pathname !== "/" && "must be a host's address, without a path",
  EMAIL_CONFIRMATION: (value, isProduction) =>
    isProduction && value === "off" && "must be required: an organisation belongs to whoever has its e-mail",
  TWO_STEP_REQUIRED_FOR: (value, isProduction) =>
    isProduction && value === "nobody" && "must be superadmins or staff: a password alone would open everything",
  FEED_ALLOWED_PRIVATE_HOSTS: (value) => value !== "" && "must be empty",
};

/** Why a deployment is not ready, a sentence each that begins with what to change. */
export function unready({ database_id, secrets, vars }: Deployment): string[] {
  const isProduction = vars["ENVIRONMENT"] !== "staging";
  const invalid = settingsSchema.safeParse(vars).error?.issues ?? [];
  const unsafe = (name: string, value: string) => {
    const why = UNSAFE[name as keyof Settings]?.(value, isProduction);
    return why && `${name} ${why}`;
  };
  return [
    /^[0-]+$/.test(database_id) && "database_id is a placeholder",
    ...invalid.map(({ path, message }) => `${path.join(".")} ${message}`),
    ...Object.entries(vars).flatMap(([name, value]) => [
      !(name in settingsSchema.shape) && `${name} is no setting`,
      SECRETS.includes(name) && `${name} is a secret: give it by wrangler secret bulk, and name it in secrets`,
      PLACEHOLDER.test(value) && `${name} is a placeholder`,
      /^http:/i.test(value) && `${name} must begin with https:`,
      unsafe(name, value),
    ]),
    ...secrets.map((name) => {
      if (!OPTIONAL_SETS.flat().some((one) => one === name)) return `${name} is no setting that may be a secret`;
      return name in vars && `${name} is in secrets and in vars`;
    }),
    ...OPTIONAL_SETS.map((names) => {
      const missing = names.filter((name) => !(name in vars) && !secrets.includes(name));
      const given = names.filter((name) => !missing.includes(name));
      return missing.length > 0 && given.length > 0 && `${missing.join(", ")} is missing beside ${given.join(", ")}`;
    }),
  ].filter((problem) => problem !== false && problem !== undefined);
}

/** What another deployment of the account has already, and would lose. */
export function taken(deployment: Deployment, others: Record<string, Deployment>): string[] {
  const own = (of: Deployment) => ({
    name: of.name,
    number: of.number,
    database_id: of.database_id,
    APP_URL: of.vars["APP_URL"],
  });
  return Object.entries(others).flatMap(([file, other]) =>
    Object.entries(own(deployment)).flatMap(([name, value]) =>
      value === own(other)[name as keyof ReturnType<typeof own>] ? `${name} is that of ${file}` : [],
    ),
  );
}
