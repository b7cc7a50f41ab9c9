import { describe, expect, it } from "vitest";
import { caseFile, casesOf, linesOf } from "#test/support/cases";
import { openFeedFetcher } from "~/gateways/feeds/feed-fetcher";

const CASES = caseFile("gateways/feed-fetcher-refusals.tsv");

const HOSTILE_ADDRESSES = [...linesOf(caseFile("hostile-addresses.txt")), "https://loc\talhost/feed.ics"];
const START = "https://kalender.example/feed.ics";

/** Fetches with redirects through `hops`; returns the requests and the result. */
async function journeyThrough(
  hops: string[],
  { allowed = [] as string[], last = new Response("BEGIN:VCALENDAR") } = {},
) {
  const asked: string[] = [];
  const answers = [...hops.slice(1).map((to) => new Response(null, { status: 302, headers: { Location: to } })), last];
  const send = ((address: string) => {
    asked.push(address);
    return Promise.resolve(answers[asked.length - 1]!);
  }) as typeof fetch;
  const settings = { APP_URL: "https://samling.example", FEED_ALLOWED_PRIVATE_HOSTS: allowed };
  const answer = await openFeedFetcher({ settings, send }).fetchFeed(hops[0]!, null);
  return { asked, problem: answer.kind === "failed" ? answer.problem : null };
}

/** A header holds Latin-1 only; other characters are percent-encoded. */
const asHeader = (address: string) => address.replace(/[^\t\x20-\x7e]/g, (char) => encodeURIComponent(char));

describe("no address of a machine or network of our own is asked", () => {
  it.each(HOSTILE_ADDRESSES)("%s at once", async (address) => {
    const { asked, problem } = await journeyThrough([address]);
    expect({ asked, isRefused: problem === "private_address" || problem === "bad_address" }).toEqual({
      asked: [],
      isRefused: true,
    });
  });

  it.each(HOSTILE_ADDRESSES)("%s after one, two and three redirects", async (address) => {
    for (const before of [1, 2, 3]) {
      const hops = Array.from({ length: before }, (_, hop) => `${START}?${hop}`);
      const { asked, problem } = await journeyThrough([...hops, asHeader(address)]);
      expect({ asked, isRefused: problem === "private_address" || problem === "bad_address" }).toEqual({
        asked: hops,
        isRefused: true,
      });
    }
  });

  it("and what is written in a redirect without a scheme is judged as well", async () => {
    for (const to of ["//127.0.0.1/feed.ics", "//localhost:443/", "//[::1]/feed.ics", "\\\\127.0.0.1/feed.ics"]) {
      const { asked, problem } = await journeyThrough([START, to]);
      expect([asked, problem]).toEqual([[START], "private_address"]);
    }
  });
});

describe("what may be asked", () => {
  it.each(casesOf<[string]>(CASES, "what may be asked"))("%s", async (address) => {
    expect((await journeyThrough([address])).problem).toBe(null);
  });

  it("a host and port that the setting opens, and no other port of it", async () => {
    const allowed = ["127.0.0.1:9900"];
    expect((await journeyThrough(["http://127.0.0.1:9900/feed.ics"], { allowed })).problem).toBe(null);
    expect((await journeyThrough(["http://0x7f.1:9900/feed.ics"], { allowed })).problem).toBe(null);
    expect((await journeyThrough(["http://127.0.0.1:9901/feed.ics"], { allowed })).problem).toBe("private_address");
    expect(
      (await journeyThrough(["http://127.0.0.1:9900/feed.ics", "http://127.0.0.1/feed.ics"], { allowed })).problem,
    ).toBe("private_address");
  });

  it("http only to be led to https", async () => {
    const plain = "http://kalender.example/feed.ics";
    expect(await journeyThrough([plain, START])).toEqual({ asked: [plain, START], problem: null });
    expect((await journeyThrough([plain])).problem).toBe("bad_address");
    expect((await journeyThrough([START, plain])).problem).toBe("bad_address");
  });
});
