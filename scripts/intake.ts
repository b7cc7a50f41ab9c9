// Prints what the intake understands of a page, text, table or calendar, one JSON object a line:
// npm run -s intake -- FILE_OR_URL [--now ISO], which bundles this first: see intake.mjs.
import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readFileBytes } from "../app/files/read-file";
import { openLocalIntake } from "./intake/local-runtime";
import { sentenceOf } from "./intake/sentences";

const USAGE = "Bruk: npm run -s intake -- FIL_ELLER_ADRESSE [--now ISO]";
const LARGEST_FILE = 100 * 1024 * 1024;

function leave(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { now: { type: "string" } } });
    const now = values.now === undefined ? new Date() : new Date(values.now);
    const [source, ...others] = positionals;
    if (!source || others.length > 0) leave(USAGE);
    if (Number.isNaN(now.getTime())) leave(`--now er ingen dato: ${values.now}`);
    return { source, now };
  } catch {
    return leave(USAGE);
  }
}

const answer = z.union([
  z.object({ ok: z.literal(true), events: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ ok: z.literal(false), problem: z.string() }),
]);

const { source, now } = readArguments();
const address = /^(?:https?|webcals?):\/\//i.test(source) ? source : null;

function bytesOfFile(): Uint8Array<ArrayBuffer> {
  const path = resolve(process.env.INIT_CWD ?? ".", source);
  try {
    const info = statSync(path);
    if (info.isDirectory()) leave(`${source} er en mappe. Skriv navnet på en fil i den.`);
    if (info.size > LARGEST_FILE) leave(sentenceOf("too_big"));
    return new Uint8Array(readFileSync(path));
  } catch {
    return leave(`Vi finner ikke filen ${source}. Se etter at navnet stemmer.`);
  }
}

/** A file as text; workerd, and so the product's server, is too small for the libraries that read Word and PDF. */
async function fileAsText(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const file = await readFileBytes(bytes, name);
  if (!file.ok) return leave(sentenceOf(file.problem));
  const { text, contentType } = file.value;
  return {
    question: { now, name, contentType: `${contentType}; charset=utf-8`, address: null },
    body: new TextEncoder().encode(text),
  };
}

const nameIn = (from: string) => decodeURIComponent(basename(new URL(from).pathname));

const local = address === null ? await fileAsText(bytesOfFile(), basename(source)) : null;
const intake = openLocalIntake();
try {
  const first = local
    ? await intake.ask(local.question, local.body)
    : await intake.ask({ now, name: null, contentType: null, address }, null);
  const fetched = first.kind === "file" ? await fileAsText(first.bytes, nameIn(first.address)) : null;
  const last = fetched ? await intake.ask(fetched.question, fetched.body) : first;
  const reading = answer.parse(last.kind === "printed" ? JSON.parse(last.text) : null);
  if (reading.ok) process.stdout.write(reading.events.map((event) => `${JSON.stringify(event)}\n`).join(""));
  else {
    console.error(sentenceOf(reading.problem));
    process.exitCode = 1;
  }
} finally {
  await intake.close();
}
