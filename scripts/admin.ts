// Rights from the command line: npm run admin -- grant EMAIL [--remote]. Makes the owner of an organisation a superadmin,
// in the local database (STATE_DIR) or, with --remote, in the deployed one.
import { parseArgs } from "node:util";
import { email as emailField } from "~/schemas/form-fields";
import { grantStatements, type GrantRow, grantReport } from "./admin/grant";
import { bin, migrate, run, stateDir } from "./setup.mjs";

const USAGE = "Usage: npm run admin -- grant EMAIL [--remote]";

function leave(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { remote: { type: "boolean", default: false } } });
  } catch {
    return leave(USAGE);
  }
}

const { positionals, values } = readArguments();
const [command, address] = positionals;
if (command !== "grant" || address === undefined || positionals.length > 2) leave(USAGE);
const email = emailField.safeParse(address);
if (!email.success) leave(`${address} is no e-mail address.`);

const where = values.remote ? ["--remote"] : ["--local", "--persist-to", stateDir];
if (!values.remote) migrate();
const flags = ["d1", "execute", "samling", ...where, "--json", "--yes", "--command", grantStatements(email.data)];
const { status, stdout, stderr } = run(bin("wrangler"), flags, { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8", mayFail: true });
if (status !== 0) leave(`The database could not be reached.\n${stdout}${stderr}`);

const answers = JSON.parse(stdout) as { results: GrantRow[] }[];
const report = grantReport(email.data, answers.at(-1)?.results[0]);
if (!report.isDone) leave(report.text);
console.log(report.text);
