import { dataOf, JUNK, withJunk } from "#test/support/junk-parameters";
import { PUBLIC_PAGES } from "~/domain/site/page-cache";
import { bin, run } from "../../scripts/setup.mjs";
import { KNOWN_MS } from "../../workers/known-epoch";

const ATTEMPTS = 3;

/**
 * Uncached: with a unique address, and with junk in the query. Returns how many pages, and a complaint for each that
 * was not identical.
 */
export async function compareCachedPages(
  baseUrl: string,
  state: string,
): Promise<{ pages: number; complaints: string[] }> {
  const pages = await cachedPages(baseUrl);
  const paths = [...pages, ...pages.map(dataOf)];
  const complaints: string[] = [];
  for (const junk of JUNK) {
    let open = paths;
    // A minute may pass between the two requests.
    for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt++) {
      const plain = await requestUncached(baseUrl, state, open);
      const littered = await requestUncached(
        baseUrl,
        state,
        open.map((path) => withJunk(path, junk)),
      );
      open = open.filter((_, index) => plain[index] !== littered[index]);
    }
    complaints.push(...open.map((path) => `GET ${path}: differs with ${junk.slice(0, 60)}`));
  }
  return { pages: paths.length, complaints };
}

async function cachedPages(baseUrl: string): Promise<string[]> {
  const { events } = await fetch(`${baseUrl}/api/events?limit=1`).then((answer) =>
    answer.json<{ events: { id: string; organizer: { id: string } }[] }>(),
  );
  const [event] = events;
  const pages = [
    "/",
    "/?type=concert&when=week",
    "/helgen?type=concert",
    "/hoytid/julaften",
    "/organizations",
    "/personvern",
    "/tilgjengelighet",
    "/help",
    `/event/${event?.id}`,
    `/organizer/${event?.organizer.id}`,
  ];
  const isAsked = (pattern: RegExp) => pages.some((path) => pattern.test(path.split("?")[0]!));
  const left = PUBLIC_PAGES.filter(([pattern]) => !isAsked(pattern));
  if (left.length > 0) throw new Error(`Kept, and not compared: ${left.map(String).join()}`);
  return pages;
}

/** Raises the epoch, so that no cached copy is used. */
async function requestUncached(baseUrl: string, state: string, paths: string[]): Promise<string[]> {
  run(
    bin("wrangler"),
    [
      "d1",
      "execute",
      "samling",
      "--local",
      "--persist-to",
      state,
      "--command",
      "update numbers set number = number + 1 where name = 'epoch'",
    ],
    { stdio: "ignore" },
  );
  await new Promise((known) => setTimeout(known, KNOWN_MS));
  const texts: string[] = [];
  for (const path of paths) {
    const answer = await fetch(baseUrl + path);
    const made = `${answer.status} ${answer.headers.get("X-Edge-Cache")}`;
    if (made !== "200 miss") throw new Error(`${path.slice(0, 80)} was not made anew: ${made}`);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];
    const text = await answer.text();
    texts.push(nonce ? text.replaceAll(nonce, "") : text);
  }
  return texts;
}
