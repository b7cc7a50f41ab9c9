// Administration from the command line, on the local database (STATE_DIR) or, with --remote, on that of
// deployment.production.toml (--deployment another).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createToken, hashToken } from "~/auth/tokens";
import { present } from "~/domain/values";
import { newId } from "~/models/site/new-id";
import { email as emailField } from "~/schemas/forms/fields";
import { COPY_OPTIONS, isOfBackups, manageBackups } from "./admin/backups";
import { grantReport, type GrantRow, grantStatements } from "./admin/grant";
import { passkeyLinkReport, type PasskeyLinkRow, passkeyLinkStatements } from "./admin/passkey-link";
import type { OrderedPagesRow } from "./admin/register";
import { emptyIndexStatements, reindex } from "./admin/reindex";
import type { TriedMailRow } from "./admin/try-mail";
import { migrate } from "./migrate.mjs";
import { leave, readOptions } from "./options.mjs";
import { bin, root, run, stateDir } from "./setup.mjs";
import { SITE } from "./workers.mjs";

const USAGE = `npm run admin -- COMMAND [--remote [--deployment NAME]]
  grant EMAIL                       the owner of an organizer becomes a superadmin
  passkey-link EMAIL                the link for an account's first passkey
  try-mail EMAIL                    sends a mail, or says how the last one went
  reindex [--anew]                  makes the search index anew
  register --municipality NUMBER    (or --county) pages of what the register of organisations has there
  backup [list]                     asks for a backup, or lists them
  backup key                        a pair of keys for copies
  backup copy --to PLACE --recipient KEY     brings the latest, encrypted, to a folder or s3://BUCKET/PREFIX (--endpoint)
  backup verify --from PLACE --identity FILE [--into FOLDER]   opens a copy, restores it locally and compares
  backup pictures [FOLDER]          puts back pictures that the product has lost
  restore NAME|FOLDER|latest        fills an empty database
  erase-again MOMENT                deletes again what was deleted since
All are told of in docs/operations.md.`;

interface Command {
  statements: string;
  report(row: unknown): { isDone: boolean; text: string };
}

async function commandFor(name: string | undefined, email: string): Promise<Command> {
  if (name === "grant")
    return { statements: grantStatements(email), report: (row) => grantReport(email, row as GrantRow | undefined) };
  if (name === "try-mail") {
    const { tryMailReport, tryMailStatements } = await import("./admin/try-mail");
    return {
      statements: tryMailStatements(email, { id: newId(), siteUrl, now: new Date() }),
      report: (row) => tryMailReport(email, row as TriedMailRow),
    };
  }
  if (name !== "passkey-link") return leave(USAGE);
  const token = createToken();
  const statements = passkeyLinkStatements({ email, hash: hashToken(token), now: new Date() });
  return { statements, report: (row) => passkeyLinkReport(email, token, row as PasskeyLinkRow | undefined) };
}

const { positionals, values } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    deployment: { type: "string", default: "production" },
    anew: { type: "boolean", default: false },
    municipality: { type: "string" },
    county: { type: "string" },
    ...COPY_OPTIONS,
  },
});
const [name, address] = positionals;
const { where, siteUrl, registerApi, config } = values.remote ? await deployed(values.deployment) : await local();

if (isOfBackups(name) && positionals.length <= (name === "backup" ? 3 : 2) && !values.anew)
  await manageBackups(name, positionals.slice(1), values, config).catch((error: Error) => leave(error.message));
else {
  if (!values.remote) await migrate();
  const place = values.municipality ?? values.county;
  if (name === "register" && place !== undefined && positionals.length === 1) await orderFromRegister(place);
  else if (name === "reindex" && positionals.length === 1) await makeIndexAnew(values.anew);
  else if (address !== undefined && positionals.length === 2 && !values.anew) await manage(name, address);
  else leave(USAGE);
}

interface Place {
  /** Flags of wrangler. */
  where: string[];
  siteUrl: string;
  registerApi: string;
  /** A file of wrangler's; null in the local state. */
  config: string | null;
}

/** Loads wrangler, which takes seconds, only where the register is asked. */
async function local(): Promise<Place> {
  const siteUrl = `http://localhost:${process.env["PORT"] ?? "8787"}`;
  let registerApi = process.env["REGISTER_API_URL"] ?? "";
  if (name === "register" && registerApi === "") {
    const { rawConfig } = await import("./raw-config.mjs");
    registerApi = present(
      (rawConfig(SITE.config).vars as Record<string, string>)["REGISTER_API_URL"],
      "REGISTER_API_URL",
    );
  }
  return { where: ["--local", "--persist-to", stateDir], siteUrl, registerApi, config: null };
}

async function deployed(which: string): Promise<Place> {
  const { readDeployment, writeConfigs } = await import("./deploy/files");
  try {
    const deployment = readDeployment(which);
    const { config } = present(writeConfigs(which, deployment).at(-1), "Worker of the site");
    const { APP_URL, REGISTER_API_URL } = deployment.vars;
    return {
      where: ["--remote", "--config", config],
      siteUrl: present(APP_URL, "APP_URL"),
      registerApi: present(REGISTER_API_URL, "REGISTER_API_URL"),
      config,
    };
  } catch (error) {
    return leave((error as Error).message);
  }
}

/** Returns the last statement's first row. */
function execute(statements: string): unknown {
  const flags = ["d1", "execute", "DB", ...where, "--json", "--yes", "--command", statements];
  const { status, stdout, stderr } = run(bin("wrangler"), flags, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    mayFail: true,
  });
  if (status !== 0) leave(`The database could not be reached.\n${stdout}${stderr}`);
  const answers = JSON.parse(stdout) as { results: unknown[] }[];
  return answers.at(-1)?.results[0];
}

async function manage(name: string | undefined, address: string): Promise<void> {
  const email = emailField.safeParse(address);
  if (!email.success) leave(`${address} is no e-mail address.`);
  const command = await commandFor(name, email.data);
  const report = command.report(execute(command.statements));
  if (!report.isDone) leave(report.text);
  console.log(report.text);
}

async function makeIndexAnew(isAnew: boolean): Promise<void> {
  if (isAnew) execute(emptyIndexStatements(readFileSync(join(root, "db/schema.sql"), "utf8")).join("; "));
  await reindex((statements) => execute(statements.join("; ")), console.log);
}

async function orderFromRegister(place: string): Promise<void> {
  const { registerReport, registerStatements } = await import("./admin/register");
  const order = { id: newId(), registerApi, siteUrl, now: new Date() };
  const statements = await registerStatements(place, order).catch((error: Error) => leave(error.message));
  console.log(registerReport(place, execute(statements) as OrderedPagesRow));
}
