// Administration from the command line. npm run admin -- grant EMAIL [--remote] makes the owner of an organizer a
// superadmin; passkey-link EMAIL [--remote] creates the link for an account's first passkey, which is otherwise mailed;
// reindex [--anew] [--remote] makes the search index anew, and all else that is derived from events; try-mail EMAIL
// [--remote] sends a mail, or says how the last one went. Works on the local database (STATE_DIR) or, with --remote, on
// that of deployment.production.toml (--deployment another).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createToken, hashToken } from "~/auth/tokens";
import { newId } from "~/models/site/new-id";
import { email as emailField } from "~/schemas/forms/fields";
import { grantStatements, type GrantRow, grantReport } from "./admin/grant";
import { passkeyLinkReport, passkeyLinkStatements, type PasskeyLinkRow } from "./admin/passkey-link";
import {
  emptyIndexStatements,
  LAST_STATEMENTS,
  organizerStatements,
  type PortionRow,
  portionStatements,
} from "./admin/reindex";
import { tryMailReport, tryMailStatements, type TriedMailRow } from "./admin/try-mail";
import { migrate } from "./migrate.mjs";
import { bin, root, run, stateDir } from "./setup.mjs";

const USAGE =
  "Usage: npm run admin -- grant EMAIL, passkey-link EMAIL, try-mail EMAIL or reindex [--anew], each [--remote [--deployment NAME]]";

function leave(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        remote: { type: "boolean", default: false },
        deployment: { type: "string", default: "production" },
        anew: { type: "boolean", default: false },
      },
    });
  } catch {
    return leave(USAGE);
  }
}

interface Command {
  statements: string;
  report(row: unknown): { isDone: boolean; text: string };
}

function commandFor(name: string | undefined, email: string): Command {
  if (name === "grant")
    return { statements: grantStatements(email), report: (row) => grantReport(email, row as GrantRow | undefined) };
  if (name === "try-mail")
    return {
      statements: tryMailStatements(email, { id: newId(), siteUrl, now: new Date() }),
      report: (row) => tryMailReport(email, row as TriedMailRow),
    };
  if (name !== "passkey-link") return leave(USAGE);
  const token = createToken();
  const statements = passkeyLinkStatements({ email, hash: hashToken(token), now: new Date() });
  return { statements, report: (row) => passkeyLinkReport(email, token, row as PasskeyLinkRow | undefined) };
}

const { positionals, values } = readArguments();
const [name, address] = positionals;
const { where, siteUrl } = values.remote ? await deployed(values.deployment) : local();
if (!values.remote) await migrate();

if (name === "reindex" && positionals.length === 1) reindex(values.anew);
else if (address !== undefined && positionals.length === 2 && !values.anew) manage(name, address);
else leave(USAGE);

interface Place {
  /** Flags of wrangler. */
  where: string[];
  siteUrl: string;
}

function local(): Place {
  return { where: ["--local", "--persist-to", stateDir], siteUrl: `http://localhost:${process.env["PORT"] ?? "8787"}` };
}

/** Loads wrangler, which takes a second. */
async function deployed(which: string): Promise<Place> {
  const { readDeployment, writeConfigs } = await import("./deploy/files");
  try {
    const deployment = readDeployment(which);
    const { config } = writeConfigs(which, deployment).at(-1)!;
    return { where: ["--remote", "--config", config], siteUrl: deployment.vars["APP_URL"]! };
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

function manage(name: string | undefined, address: string): void {
  const email = emailField.safeParse(address);
  if (!email.success) leave(`${address} is no e-mail address.`);
  const command = commandFor(name, email.data);
  const report = command.report(execute(command.statements));
  if (!report.isDone) leave(report.text);
  console.log(report.text);
}

function reindex(isAnew: boolean): void {
  if (isAnew) execute(emptyIndexStatements(readFileSync(join(root, "db/schema.sql"), "utf8")).join("; "));
  inPortions("events", portionStatements());
  inPortions("organizers", organizerStatements());
  execute(LAST_STATEMENTS.join("; "));
  console.log("The search index is made anew, and all else that is derived from events.");
}

function inPortions(what: string, statements: string[]): void {
  for (let remaining = 1; remaining > 0;) {
    ({ remaining } = execute(statements.join("; ")) as PortionRow);
    console.log(`${remaining} ${what} are left.`);
  }
}
