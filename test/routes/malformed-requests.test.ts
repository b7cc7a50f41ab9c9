import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import names from "#test/cases/malformed-names.txt?raw";
import { ask } from "#test/support/account-requests";
import { linesOf } from "#test/support/cases";
import { atLength } from "#test/support/fuzz";
import { type Role, anOrganizerWithRoles, headersOf } from "#test/support/roles";
import { SAFE_METHODS } from "~/http/methods";
import { type Random, randomOf } from "../../demo/seed/random";

/** No honest browser sends it. */
interface Malformed {
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
function malformedRequests(routes: readonly string[], count: number, seed: string): Malformed[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => malformed(random.pick(routes), random));
}

function malformed(route: string, random: Random): Malformed {
  const method = random.pick(METHODS);
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method) || random.chance(0.2);
  return {
    method,
    path: pathOf(route, random),
    headers: hostileHeaders(hasBody, random),
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

function hostileHeaders(hasBody: boolean, random: Random): Record<string, string> {
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
function complaintAbout(status: number, body: string): string | null {
  if (status >= 500) return `answered ${status}`;
  const leak = LEAKS.exec(body);
  return leak ? `told «${leak[0].slice(0, 80)}»` : null;
}

// Outside services can't be reached here, which is logged.
const errors = vi.spyOn(console, "error").mockImplementation(() => {});

let organizerId = "";

beforeAll(async () => {
  organizerId = (await anOrganizerWithRoles()).id;
});

/** Ten thousand in all, at length. */
const EACH = atLength(40, 1700);
const SENDERS: Role[] = ["anonymous", "owner", "superadmin"];
const routes = env.TEST_ROUTES.filter((route) => route !== "/logout");

describe.each(SENDERS)("malformed requests of %s do no harm and learn nothing", (sender) => {
  test.each(["a", "b"])("lot %s", async (lot) => {
    errors.mockClear();
    const own = await headersOf(sender, organizerId);
    for (const { method, path, headers, body } of malformedRequests(routes, EACH, `${sender} ${lot}`)) {
      const Cookie = [headers["Cookie"], own["Cookie"]].filter(Boolean).join("; ");
      // A GET with a body needs a real connection: test/e2e/at-length/bodies.test.ts.
      const response = await ask(
        path,
        { method, body: SAFE_METHODS.has(method) ? null : body },
        { headers, cookie: Cookie },
      );
      expect([method, path, complaintAbout(response.status, await response.text())]).toEqual([method, path, null]);
    }
    const events = errors.mock.calls
      .map(([line]) => String(line))
      .filter((line) => !line.includes("service_unreachable"));
    expect(events).toEqual([]);
  });
});

describe.each(["HEAD", "OPTIONS"])("%s for a page's data is no foreign form", (method) => {
  test.each(["https://elsewhere.example", "null", "nonsense", "http://", "https://elsewhere.example:99999"])(
    "with the Origin %s",
    async (Origin) => {
      errors.mockClear();
      for (const path of [
        "/_root.data",
        "/organizations.data",
        "/event/unknown.data",
        "/settings.data",
        "/dashboard.data",
        "/api/events.data",
      ]) {
        expect([path, (await ask(path, { method }, { headers: { Origin } })).status]).toEqual([
          path,
          (await ask(path, { method })).status,
        ]);
        expect((await ask(path, { method }, { headers: { Origin } })).status).toBeLessThan(500);
      }
      expect(errors).not.toHaveBeenCalled();
    },
  );
});
