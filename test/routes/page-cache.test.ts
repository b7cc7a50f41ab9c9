import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { meterDatabase } from "#db/meter";
import { atLength } from "#test/support/fuzz";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { testSettings, withoutTestSettings } from "#test/support/settings";
import { signedIn } from "#test/support/signed-in";
import { everyPath, fetchWorker, nonceOf, preferring, visit } from "#test/support/visitor";
import { LOCALES, THEMES, TIME_FORMATS } from "~/domain/site/locales";
import { PUBLIC_PAGES } from "~/domain/site/page-cache";

/**
 * Parameters that no page reads: those that others append to shared links, secrets, very long ones, near misses of our
 * names.
 */
const JUNK = [
  "fbclid=IwAR0hemmelig",
  `x=${"a".repeat(12_000)}`,
  "utm_source=post&utm_medium=brev&Type=hemmelig&when%20=hemmelig",
  "index&index=hemmelig&epoch=9&_=1",
  "fbclid=en&fbclid=to&utm_source=en&utm_source=to&utm_source=",
];

/** Returns an address with junk appended. */
const withJunk = (path: string, junk: string) => `${path}${path.includes("?") ? "&" : "?"}${junk}`;

/** Returns the address of a page's data, as a browser with scripts requests it. */
const dataOf = (path: string) =>
  path.startsWith("/?") || path === "/" ? path.replace("/", "/_root.data") : path.replace(/(\?|$)/, ".data$1");

beforeAll(async () => {
  await anOrganizer({ id: "bykirken", name: "Bykirken" });
  await anEvent({ id: "konsert", title: "Vårkonsert", organizer_id: "bykirken" });
  await anEvent({ id: "skjules", title: "Skal skjules", organizer_id: "bykirken" });
});

/** Returns the edge's header: "miss" where the page was just cached, "hit" where it came from the cache. */
const edge = (response: Response) => response.headers.get("X-Edge-Cache");

/** Requests until the copy has been cached. */
async function visitUntilKept(path: string, init?: RequestInit): Promise<Response> {
  let response = await visit(path, init);
  for (let tries = 0; tries < 50 && edge(response) === "miss"; tries++) {
    await response.text();
    await new Promise((resolve) => setTimeout(resolve, 10));
    response = await visit(path, init);
  }
  return response;
}

const PUBLIC = [
  "/",
  "/?type=concert",
  "/?when=week&type=youth",
  "/?view=month&month=2026-07&day=2026-07-05",
  "/?q=v%C3%A5rkonsert",
  "/helgen",
  "/event/konsert",
  "/organizations",
  "/organizer/bykirken",
];

describe.each(PUBLIC)("%s is kept at the edge", (path) => {
  test("for all who prefer the same, and browsers ask again each time", async () => {
    const first = await visit(path);
    expect(edge(first)).toBe("miss");
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    const second = await visitUntilKept(path);
    expect(edge(second)).toBe("hit");
    expect(second.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(second.status).toBe(200);
    expect(second.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
  });

  test("with a nonce of its own in every response", async () => {
    const copies = [await visitUntilKept(path), await visit(path)];
    expect(copies.map(edge)).toEqual(["hit", "hit"]);
    const [one, other] = copies.map(nonceOf);
    expect(one).not.toBe(other);
    for (const copy of copies) {
      const nonces = [...(await copy.text()).matchAll(/nonce="(\w+)"/g)].map(([, nonce]) => nonce);
      expect(nonces.length).toBeGreaterThan(0);
      expect([...new Set(nonces)]).toEqual([nonceOf(copy)]);
    }
  });

  test("never shared between languages, themes and time formats", async () => {
    const mixed = LOCALES.flatMap((locale) =>
      THEMES.flatMap((theme) => TIME_FORMATS.map((timeFormat) => ({ locale, theme, timeFormat }))),
    );
    const usualOnes = ({ locale, theme, timeFormat }: (typeof mixed)[number]) =>
      [locale === "nb", theme === "system", timeFormat === "24h"].filter(Boolean).length;
    // On the first page, and at length, all of them; else those that differ from the usual in one.
    for (const preferred of mixed.filter((one) => path === PUBLIC[0] || atLength(usualOnes(one) === 2, true))) {
      const { locale, theme, timeFormat } = preferred;
      const headers = preferring(theme, locale, timeFormat);
      const first = await visit(path, { headers });
      if (usualOnes(preferred) < 3) expect(edge(first), `${theme}.${locale}.${timeFormat}`).toBe("miss");
      const kept = await visitUntilKept(path, { headers });
      expect(edge(kept)).toBe("hit");
      expect(await kept.text()).toMatch(new RegExp(`<html[^>]+lang="${locale}"[^>]+data-theme="${theme}"`));
    }
  });

  test("but not for who is signed in", async () => {
    await visitUntilKept(path);
    for (const Cookie of ["samling_session=abc", "a=1; __Host-samling_session=abc"]) {
      const response = await visit(path, { headers: { Cookie } });
      expect(edge(response)).toBeNull();
      expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    }
  });

  test("and a parameter that no page reads makes no other copy", async () => {
    await visitUntilKept(path);
    expect(edge(await visit(`${path}${path.includes("?") ? "&" : "?"}utm_source=post`))).toBe("hit");
  });

  test("nor with a message that is for one visit", async () => {
    expect(edge(await visit(`${path}${path.includes("?") ? "&" : "?"}melding=eventNotFound`))).toBeNull();
  });

  test("nor when something is sent to it", async () => {
    expect(edge(await visit(path, { method: "POST" }))).toBeNull();
  });
});

const PERSONAL = [
  "/?q=konsert&near=Oslo",
  "/?q=konsert&lat=59.91&lng=10.75",
  "/?q=%20konsert",
  `/?q=${"lang".repeat(20)}`,
  "/?q=konsert&exact=1",
  "/?lat=59.91&lng=10.75",
  "/?near=Oslo",
  "/?after=1",
  "/organizations?q=by",
  "/settings",
  "/favorites",
  "/api/events?lat=59.91&lng=10.75",
];

test.each([...PERSONAL, ...everyPath().filter((path) => /^\/(dashboard|admin|debug|login|invitation)/.test(path))])(
  "%s is never kept",
  async (path) => {
    for (let n = 0; n < 2; n++) {
      const response = await visit(path);
      await response.text();
      expect(edge(response)).toBeNull();
    }
  },
);

const KEPT = [
  ...PUBLIC,
  "/?show=48",
  "/?type=concert&type=youth&when=week",
  "/?from=2026-06-08&to=2026-06-20",
  "/hoytid/sankthans",
  "/organizations?show=48",
  "/personvern",
  "/tilgjengelighet",
  "/kilder",
  "/help",
  "/help/find-events",
];

describe("nothing of one visitor's address stands in the copy that others get", () => {
  const withoutNonce = async (response: Response) =>
    (await response.text()).replaceAll(nonceOf(response) ?? "no nonce", "");

  /** Requests a newly rendered page: cached ones are of another epoch. */
  async function madeAnew(path: string): Promise<Response> {
    await env.DB.prepare("update numbers set number = number + 1 where name = 'epoch'").run();
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(edge(response)).toBe("miss");
    return response;
  }

  test("the list of kept pages that is tried is whole", () => {
    for (const [pattern] of PUBLIC_PAGES)
      expect(
        KEPT.some((path) => pattern.test(path.split("?")[0]!)),
        String(pattern),
      ).toBe(true);
  });

  test.each([...KEPT, ...KEPT.map(dataOf)])(
    "%s is the same, byte by byte, whatever else its first visitor's address held",
    async (path) => {
      const plain = await withoutNonce(await madeAnew(path));
      for (const junk of JUNK) {
        expect((await withoutNonce(await madeAnew(withJunk(path, junk)))) === plain, junk.slice(0, 40)).toBe(true);
      }
    },
  );

  test("nor does the order of what the page reads", async () => {
    const plain = await withoutNonce(await madeAnew("/?type=prayer&when=today"));
    expect(await withoutNonce(await madeAnew("/?when=today&type=prayer"))).toBe(plain);
  });
});

test("the order of parameters makes no other page", async () => {
  await visitUntilKept("/?type=prayer&when=today");
  expect(edge(await visit("/?when=today&type=prayer"))).toBe("hit");
});

test("what is hidden is gone from kept pages at once", async () => {
  expect(await (await visitUntilKept("/")).text()).toContain("Skal skjules");
  await setHidden("event", "skjules", true);
  const response = await visit("/");
  expect(edge(response)).toBe("miss");
  expect(await response.text()).not.toContain("Skal skjules");
});

describe("what is taken away is gone from kept pages at once, whoever takes it", () => {
  const owned = async () => {
    const organizer = await anOrganizer();
    return { organizer, event: await anEvent({ organizer_id: organizer.id }) };
  };
  const headersOf = async (email: string, organizerId: string) => ({
    ...(await signedIn(email, { cookies: [`samling_organizer=${organizerId}`] })),
    "Content-Type": "application/x-www-form-urlencoded",
  });

  test.each(["its team", "a superadmin", "a superadmin, with its organizer"])("%s", async (who) => {
    const { organizer, event } = await owned();
    const admin = await anOrganizer({ is_superadmin: true });
    const headers = await headersOf(who === "its team" ? organizer.email : admin.email, organizer.id);
    const path =
      who === "its team"
        ? `/dashboard/event/${event.id}/delete`
        : who === "a superadmin"
          ? `/admin/events/${event.id}/delete`
          : `/admin/organizers/${organizer.id}/delete`;
    expect(edge(await visitUntilKept(`/event/${event.id}`))).toBe("hit");
    const body = new URLSearchParams({ intent: "delete", name: organizer.name }).toString();
    const deleted = await visit(path, { method: "POST", headers, body });
    expect(deleted.status).toBe(303);
    expect(edge(await visit(`/event/${event.id}`))).toBeNull();
  });
});

test("the data of a page is kept apart from the page", async () => {
  await visitUntilKept("/organizations");
  const data = await visitUntilKept("/organizations.data");
  expect(edge(data)).toBe("hit");
  expect(data.headers.get("Content-Type")).toContain("text/x-script");
});

describe("where pages are asked for in earnest, the isolate knows what is published for three seconds", () => {
  const EARNEST = { ENVIRONMENT: "development", ...withoutTestSettings };
  let network = 0;
  async function open(path: string, init: RequestInit = {}, given: Record<string, unknown> = {}) {
    const { d1, meter } = meterDatabase(env.DB);
    const execution = createExecutionContext();
    const headers = { "CF-Connecting-IP": `198.51.100.${++network}`, ...(init.headers as Record<string, string>) };
    const bindings = { ...EARNEST, DB: d1, ...given };
    const response = await fetchWorker(testSettings.APP_URL + path, { ...init, headers }, bindings, execution);
    const text = await response.text();
    await waitOnExecutionContext(execution);
    return {
      edge: edge(response),
      status: response.status,
      location: response.headers.get("Location"),
      text,
      statements: meter.statements,
    };
  }
  const afterSeconds = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
  let minute = 0;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ++minute * 60_000 }));
  afterEach(() => void vi.useRealTimers());

  test("a copy asks nobody, not even while the database is away", async () => {
    const { id } = await anEvent({ organizer_id: "bykirken" });
    const [first, second] = [await open(`/event/${id}`), await open(`/event/${id}`)];
    expect([first.edge, second.edge, second.statements]).toEqual(["miss", "hit", 0]);
    const fails = { prepare: () => Promise.reject(new Error("D1_ERROR: away")) };
    const away = { ...fails, withSession: () => fails };
    expect(await open(`/event/${id}`, {}, { DB: away })).toMatchObject({ edge: "hit", status: 200 });
    afterSeconds(3);
    expect(await open(`/event/${id}`)).toMatchObject({ edge: "hit", statements: 1 });
  });

  test("what others hide is gone from every copy after them, and a page made meanwhile counts as older", async () => {
    const { id } = await anEvent({ organizer_id: "bykirken" });
    await open(`/event/${id}`);
    await setHidden("event", id, true);
    expect((await open(`/event/${id}`)).status).toBe(200);
    expect((await open("/helgen?type=youth")).edge).toBe("miss");
    afterSeconds(3);
    expect((await open(`/event/${id}`)).status).not.toBe(200);
    expect((await open("/helgen?type=youth")).edge).toBe("miss");
  });

  test("what is hidden here is gone here at once", async () => {
    const { id, organizer_id } = await anEvent({
      organizer_id: (await anOrganizer({ email: "eier@bykirken.test" })).id,
    });
    expect((await open(`/event/${id}`)).status).toBe(200);
    const headers = await signedIn("eier@bykirken.test", {
      cookies: [`samling_organizer=${organizer_id}`],
      since: new Date(),
    });
    const body = new URLSearchParams({ intent: "delete" });
    const deleted = await open(`/dashboard/event/${id}/delete`, { method: "POST", body, headers });
    expect([deleted.status, deleted.location]).toEqual([303, expect.stringContaining("deleted")]);
    const after = await open(`/event/${id}`);
    expect([after.status, after.edge]).toEqual([410, null]);
  });
});

test.each(["/", "/event/konsert", "/feeds/events.json", "/event/konsert.ics"])(
  "a copy of %s is kept at an address of the asked host",
  async (path) => {
    const kept = vi.spyOn((caches as unknown as { default: Cache }).default, "put");
    const execution = createExecutionContext();
    const answer = await fetchWorker(`http://other.test${path}`, {}, {}, execution);
    await answer.text();
    await waitOnExecutionContext(execution);
    const addresses = kept.mock.calls.map(([request]) => new URL(request instanceof Request ? request.url : request));
    expect(addresses.map(({ hostname }) => hostname)).toContain("other.test");
    expect(new Set(addresses.map(({ hostname }) => hostname))).toEqual(new Set(["other.test"]));
    kept.mockRestore();
  },
);
