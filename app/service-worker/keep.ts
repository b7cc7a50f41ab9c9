import type { KeepOrder } from "~/domain/offline/keep-order";
import { wantedPages } from "~/domain/offline/keep-order";
import { isStale, outdated } from "~/domain/offline/kept-pages";
import { isSavingData } from "~/network/saving-data";
import { keepFiles, keepFilesIn } from "./files";
import { fetchCopy } from "./pages";
import { dropPictures, keepPictures } from "./pictures";
import { keepRoutes } from "./routes";
import { deletePages, findPage, forgetAll, listPages } from "./store";

type Order = Extract<KeepOrder, { kind: "keep" }>;

/** Pages that are at hand on every device, the offline page before all. */
const FRAMES = ["/offline", "/favorites"];
const HOME = "/";

let turn = 0;
let last: Promise<void> = Promise.resolve();

/** Follows an order once the former one is left; of several the last holds. */
export function follow(order: KeepOrder): Promise<void> {
  const mine = ++turn;
  const isLatest = () => mine === turn;
  last = last
    .then(() => (order.kind === "forget" ? forgetAll().then(() => undefined) : keep(order, isLatest)))
    .catch(() => undefined);
  return last;
}

/** Deletes what nobody needs, and fetches what is missing, one page after the other. */
async function keep(order: Order, isLatest: () => boolean): Promise<void> {
  const wanted = wantedPages(order);
  await drop(wanted);
  if (isSavingData() || !navigator.onLine) return;
  await keepFilesIn(order.language);
  await keepRoutes(order.language);
  for (const path of [...FRAMES, ...wanted, HOME]) {
    if (!isLatest()) return;
    await keepPage(new URL(path, location.origin), order);
  }
}

async function drop(wanted: readonly string[]): Promise<void> {
  const gone = outdated(await listPages(), new Set(wanted), Date.now());
  if (gone.length === 0) return;
  await deletePages(gone);
  await dropPictures();
}

async function keepPage(page: URL, { language, look }: Order): Promise<void> {
  const kept = await findPage(page);
  const isSame = kept?.language === language && (kept.look === look || kept.look === "");
  const html =
    kept && isSame && !isStale(kept.keptAt, Date.now()) ? kept.html : await fetchCopy(page, { language, look });
  if (!html) return;
  await keepFiles([...new Set(html.match(/\/assets\/[\w.-]+/g))]);
  if (page.pathname.startsWith("/event/")) await keepPictures(html);
}
