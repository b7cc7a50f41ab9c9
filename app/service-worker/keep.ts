import type { KeepOrder } from "~/domain/offline/keep-order";
import { wantedPages } from "~/domain/offline/keep-order";
import { isStale, outdated } from "~/domain/offline/kept-pages";
import { isSavingData } from "~/network/saving-data";
import { keepFiles, keepFilesIn } from "./files";
import { keepGround, keepGroundOf } from "./ground";
import { fetchCopy } from "./pages";
import { dropPictures, keepPictures } from "./pictures";
import { keepRoutes } from "./routes";
import { deletePages, findPage, forgetAll, listPages, readGone, writeGone } from "./store";

type Order = Extract<KeepOrder, { kind: "keep" }>;

/** On every device; before all what answers for other pages. */
const FIRST = "/offline";
const FRAMES = ["/favorites", "/following", "/settings"];
const HOME = "/";

let turn = 0;
let last: Promise<void> = Promise.resolve();

/** The former order is left first; of several the last holds. */
export function follow(order: KeepOrder): Promise<void> {
  const mine = ++turn;
  const isLatest = () => mine === turn;
  last = last
    .then(() => (order.kind === "forget" ? forgetAll().then(() => undefined) : keep(order, isLatest)))
    .catch(() => undefined);
  return last;
}

/** Fetches one page after the other. */
async function keep(order: Order, isLatest: () => boolean): Promise<void> {
  const wanted = wantedPages(order);
  const gone = await drop(wanted);
  if (isSavingData() || !navigator.onLine) return;
  const keepOne = async (path: string) => {
    if (!isLatest() || path in gone || (await keepPage(new URL(path, location.origin), order))) return;
    gone[path] = Date.now();
    await writeGone(gone);
  };
  await keepOne(FIRST);
  await keepFilesIn(order.language);
  await keepRoutes(order.language);
  await keepGround();
  for (const path of [...FRAMES, ...wanted, HOME]) await keepOne(path);
}

/** What is over or deleted is asked for again so seldom: it may have been moved. */
const GONE_MS = 24 * 3_600_000;

/** Returns the wanted pages that are over or deleted. */
async function drop(wanted: readonly string[]): Promise<Record<string, number>> {
  const now = Date.now();
  const pages = await listPages();
  const dropped = outdated(pages, new Set(wanted), now);
  const before = Object.entries(await readGone()).filter(([path, at]) => wanted.includes(path) && now - at < GONE_MS);
  const over = pages
    .filter((page) => page.over !== null && page.over < now)
    .map(({ address }) => [address, now] as const);
  const gone = Object.fromEntries([...before, ...over.filter(([path]) => wanted.includes(path))]);
  if (dropped.length > 0) {
    await deletePages(dropped);
    await dropPictures();
    await writeGone(gone);
  }
  return gone;
}

/** False where there is no such page any more. */
async function keepPage(page: URL, { language, look }: Order): Promise<boolean> {
  const kept = await findPage(page);
  const isSame = kept?.language === language && (kept.look === look || kept.look === "");
  const html =
    kept && isSame && !isStale(kept.keptAt, Date.now()) ? kept.html : await fetchCopy(page, { language, look });
  if (!html) return html !== "";
  await keepFiles([...new Set(html.match(/\/assets\/[\w.-]+/g))]);
  if (page.pathname.startsWith("/event/")) {
    await keepPictures(html);
    await keepGroundOf(html);
  }
  return true;
}
