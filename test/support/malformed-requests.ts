import names from "#test/cases/malformed-names.txt?raw";
import { type Random, randomOf } from "../../demo/seed/random";
import { linesOf } from "./cases";

/** No honest browser sends it. */
export interface Malformed {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** Break code that takes them for something else. */
const HOSTILE = [
  "",
  "unknown",
  "0",
  "-1",
  "1e400",
  "NaN",
  "null",
  "[object Object]",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  '" AND NEAR(',
  "*",
  "%",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "//elsewhere.example",
  "\\\\elsewhere.example",
  "../../wrangler.toml",
  "{{7*7}}",
  "${7*7}",
  "a\u0000b",
  "a\r\nSet-Cookie: x=1",
  "\ud83d\ude4f\u202e\u0301",
  "\ufeff",
  "æøå",
  "9".repeat(400),
  "x".repeat(5000),
  "2026-02-30",
  "https://www.google.com/calendar/feeds/%ff%zz%/public/basic",
  "https://calendar.google.com/calendar/u/0?cid=%E0%A4%A",
  "https://calendar.google.com/calendar/ical/%zz/public/basic.ics",
  "0000-00-00T99:99",
] as const;

/** From the product's forms, bodies and addresses, and some that must not work. */
const NAMES = linesOf(names);

const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "image/png",
  "application/json; charset=utf-16",
  "nonsense",
];
const METHODS = ["GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "POST", "POST", "PUT", "PATCH", "DELETE"];

/** `routes` as in app/routes.ts; the same for the same seed. */
export function malformedRequests(routes: readonly string[], count: number, seed: string): Malformed[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => malformed(random.pick(routes), random));
}

function malformed(route: string, random: Random): Malformed {
  const method = random.pick(METHODS);
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method) || random.chance(0.2);
  return {
    method,
    path: pathOf(route, random),
    headers: headersOf(hasBody, random),
    body: hasBody ? bodyOf(random) : null,
  };
}

function pathOf(route: string, random: Random): string {
  const filled = route.replace(/:\w+|\*/g, () => segment(random));
  const suffix = random.chance(0.2) ? ".data" : "";
  const names = random.sample(NAMES, random.whole(0, 4));
  const twice = names.slice(0, random.whole(0, 1));
  const query = [...names, ...twice]
    .map((name) => `${random.chance(0.1) ? `${name}[]` : name}=${encoded(random)}`)
    .join("&");
  return `${filled}${suffix}${query ? `?${query}` : ""}`;
}

const encoded = (random: Random) => (random.chance(0.05) ? "%ff%zz%" : encodeURIComponent(random.pick(HOSTILE)));

/** A dot alone would change the address. */
const segment = (random: Random) => encoded(random).slice(0, 3000).replaceAll(".", "%2e") || "unknown";

function headersOf(hasBody: boolean, random: Random): Record<string, string> {
  const given: Record<string, () => string> = {
    Cookie: () =>
      random.pick([
        "samling_session=x",
        `samling_session=${"y".repeat(3000)}`,
        "samling_preferences=%; samling_preferences=dark.xx.1",
        "=;;=",
        "samling_organizer=__proto__",
        'samling_sign_up="x"',
      ]),
    "If-None-Match": () => random.pick(["*", '"', "W/", ",".repeat(500)]),
    Accept: () => random.pick(["*/*", "text/html;q=x", "application/json"]),
    "Accept-Language": () => "xx-".repeat(200),
    Range: () => "bytes=5-1,x",
    Origin: () =>
      random.pick(["https://elsewhere.example", "null", "nonsense", "http://", "https://elsewhere.example:99999"]),
    "X-Forwarded-Host": () => "elsewhere.example",
    "X-Forwarded-Proto": () => "gopher",
    "X-HTTP-Method-Override": () => "DELETE",
    "Content-Length-Hint": () => "-1",
  };
  const chosen = random.sample(Object.keys(given), random.whole(0, 3));
  const headers = Object.fromEntries(chosen.map((name) => [name, given[name]!()]));
  return hasBody && random.chance(0.9) ? { ...headers, "Content-Type": random.pick(TYPES) } : headers;
}

function bodyOf(random: Random): string | Uint8Array<ArrayBuffer> {
  const kinds: (() => string | Uint8Array<ArrayBuffer>)[] = [
    () => jsonOf(random),
    () => jsonOf(random).slice(0, -1),
    () => "[".repeat(20_000),
    () => `{"a":`.repeat(5000) + "1" + "}".repeat(5000),
    () => fieldsOf(random),
    () => `${fieldsOf(random)}&%zz=%&=&&`,
    () => multipartOf(random),
    () => multipartOf(random).slice(0, random.whole(0, 300)),
    () => Uint8Array.from({ length: random.whole(0, 2000) }, () => random.whole(0, 255)),
    () => "",
    () => "x".repeat(random.whole(1, 300_000)),
  ];
  return random.pick(kinds)();
}

/** An object literal holds neither a name twice nor __proto__. */
function jsonOf(random: Random): string {
  const value = () =>
    random.pick([
      JSON.stringify(random.pick(HOSTILE)),
      "null",
      "true",
      "-0",
      "1e999",
      "[]",
      "[[[]]]",
      "{}",
      '{"__proto__":{"is_superadmin":true}}',
      `[${"1,".repeat(300)}1]`,
      '"\\ud800"',
    ]);
  const names = random.sample(NAMES, random.whole(0, 8));
  return `{${[...names, ...names.slice(0, 1)].map((name) => `${JSON.stringify(name)}:${value()}`).join(",")}}`;
}

const fieldsOf = (random: Random) =>
  random
    .sample(NAMES, random.whole(0, 12))
    .map((name) => `${name}=${encoded(random)}`)
    .join("&");

function multipartOf(random: Random): string {
  const part = (name: string) => {
    const file = random.chance(0.3)
      ? `; filename="${random.pick(["a.png", "../a.svg", "", "a\u0000.png"])}"\r\nContent-Type: image/png`
      : "";
    return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${random.pick(HOSTILE)}\r\n`;
  };
  return `${random.sample(NAMES, random.whole(0, 6)).map(part).join("")}--x--\r\n`;
}

/** Never in a response: paths of code, SQL, error messages. */
const LEAKS =
  /\bat [\w.<>]+ \(|\/(?:app|build|workers|node_modules)\/[\w/.-]+\.(?:js|ts)x?:\d+|SQLITE_|D1_ERROR|drizzle|(?:select|insert into|update|delete from) [\w".*, ]+ (?:from|values|set|where) |TypeError|RangeError|ReferenceError|ZodError/i;

/** Null where nothing is wrong. */
export function complaintAbout(status: number, body: string): string | null {
  if (status >= 500) return `answered ${status}`;
  const leak = LEAKS.exec(body);
  return leak ? `told «${leak[0].slice(0, 80)}»` : null;
}
