import * as z from "zod";
import expectedLines from "#test/cases/adapters/expected.txt?raw";
import servedBy from "#test/cases/adapters/served.tsv?raw";
import { groupsOf, rowsOf } from "#test/support/cases";
import { ADAPTER_NAMES, type AdapterName } from "~/domain/sources/adapter-names";
import { present } from "~/domain/values";

/** What a server returns at an address without its query; a function gets the request. */
export type Recorded = Record<string, Response | ((request: Request) => Response | Promise<Response>)>;

export const htmlAnswer = (html: string) => answerOf("html", html);

const TYPES: Record<string, string> = { json: "application/json", csv: "text/csv", html: "text/html" };

const answerOf = (kind: string, text: string) =>
  new Response(text, { headers: { "Content-Type": `${TYPES[kind]}; charset=utf-8` } });

/** A local server of one service, which answers in its documented form. */
interface RecordedService {
  /** What somebody pastes. */
  address: string;
  served: Recorded;
  /** Where the data comes from, of what is served. */
  dataAt: string;
  /** As it was recorded. */
  text: string;
  /** Shown as by shownLines(). */
  expected: string[];
}

const FILES = import.meta.glob<string>("../cases/adapters/*.{json,csv,html}", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A line of the table: a page of the service holds "{data}", or the data stands elsewhere, or is all there is. */
const service = z.object({
  name: z.enum(ADAPTER_NAMES),
  address: z.string(),
  dataAt: z.string().optional(),
  head: z.string().default(""),
  body: z.string().optional(),
});

function recorded({ name, address, dataAt = address, head, body }: z.infer<typeof service>): RecordedService {
  const [path, text] = present(
    Object.entries(FILES).find(([file]) => file.includes(`/${name}.`)),
    name,
  );
  const kind = path.slice(path.lastIndexOf(".") + 1);
  const page = body?.replace("{data}", () => text);
  const served: Recorded = { [dataAt]: () => answerOf(kind, text) };
  if (page !== undefined)
    served[address] = () =>
      htmlAnswer(`<!doctype html><html><head><title>Eksempel</title>${head}</head><body>${page}</body></html>`);
  return { address, dataAt, served, text, expected: present(groupsOf(expectedLines)[name], name) };
}

export const RECORDED_SERVICES = Object.fromEntries(
  rowsOf(servedBy, service).map((row) => [row.name, recorded(row)]),
) as Record<AdapterName, RecordedService>;

/** Returns how requests are answered, and those that were sent. Addresses that are not served are 404. */
export function recordedServer(served: Recorded) {
  const asked: Request[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, { ...init, redirect: "manual" });
    asked.push(request.clone() as Request);
    const at = new URL(request.url);
    const answer = served[request.url] ?? served[at.origin + at.pathname];
    if (!answer) return new Response("", { status: 404 });
    return typeof answer === "function" ? answer(request) : answer.clone();
  };
  return { send, asked };
}
