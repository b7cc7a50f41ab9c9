// Prints what the intake understands of pages, texts, tables or calendars, one JSON object a line:
// npm run -s intake -- FILE_OR_URL… [--now ISO], which bundles this first: see intake.mjs.
import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import * as z from "zod";
import { readFileBytes } from "../app/files/read-file";
import { openLocalIntake } from "./intake/local-runtime";
import { sentenceOf } from "./intake/sentences";
import { leave, readOptions } from "./options.mjs";

const USAGE = "Bruk: npm run -s intake -- FIL_ELLER_ADRESSE … [--now ISO]";
const LARGEST_FILE = 100 * 1024 * 1024;

function readArguments() {
  const { values, positionals } = readOptions(USAGE, { allowPositionals: true, options: { now: { type: "string" } } });
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (positionals.length === 0) leave(USAGE);
  if (Number.isNaN(now.getTime())) leave(`--now er ingen dato: ${values.now}`);
  return { sources: positionals, now };
}

const answer = z.union([
  z.object({ ok: z.literal(true), events: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ ok: z.literal(false), problem: z.string() }),
]);

/** Its message is for people. */
class Unreadable extends Error {}

function bytesOfFile(source: string): Uint8Array<ArrayBuffer> {
  const path = resolve(process.env.INIT_CWD ?? ".", source);
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) throw new Unreadable(`Vi finner ikke filen ${source}. Se etter at navnet stemmer.`);
  if (info.isDirectory()) throw new Unreadable(`${source} er en mappe. Skriv navnet på en fil i den.`);
  if (info.size > LARGEST_FILE) throw new Unreadable(sentenceOf("too_big"));
  return new Uint8Array(readFileSync(path));
}

/** workerd is too small for the libraries that read Word and PDF. */
async function fileAsText(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const file = await readFileBytes(bytes, name);
  if (!file.ok) throw new Unreadable(sentenceOf(file.problem));
  const { text, contentType } = file.value;
  return {
    question: { now, name, contentType: `${contentType}; charset=utf-8`, address: null },
    body: new TextEncoder().encode(text),
  };
}

const nameIn = (from: string) => decodeURIComponent(basename(new URL(from).pathname));

const { sources, now } = readArguments();
let opened: ReturnType<typeof openLocalIntake> | undefined;
const intake = () => (opened ??= openLocalIntake());

/** Throws Unreadable. */
async function read(source: string) {
  const address = /^(?:https?|webcals?):\/\//i.test(source) ? source : null;
  const local = address === null ? await fileAsText(bytesOfFile(source), basename(source)) : null;
  const first = local
    ? await intake().ask(local.question, local.body)
    : await intake().ask({ now, name: null, contentType: null, address }, null);
  const fetched = first.kind === "file" ? await fileAsText(first.bytes, nameIn(first.address)) : null;
  const last = fetched ? await intake().ask(fetched.question, fetched.body) : first;
  const reading = answer.parse(last.kind === "printed" ? JSON.parse(last.text) : null);
  if (!reading.ok) throw new Unreadable(sentenceOf(reading.problem));
  return reading.events;
}

/** Of several sources each line says from which it comes. */
const isList = sources.length > 1;
try {
  for (const source of sources) {
    try {
      for (const event of await read(source))
        process.stdout.write(`${JSON.stringify(isList ? { from: source, ...event } : event)}\n`);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      console.error(isList ? `${source}: ${error.message}` : error.message);
      process.exitCode = 1;
    }
  }
} finally {
  await opened?.close();
}
