import { COPY_HEADER, KEPT_AT_HEADER, keptAddress, keptKind, pageOfData } from "~/domain/offline/kept-pages";
import { LANGUAGE_HEADER } from "~/domain/site/locales";
import { isSavingData } from "~/network/saving-data";
import { dataOfPage } from "./page-data";
import { deletePages, findPage, storePage } from "./store";

/** Two seconds less than the page would wait (fetchTwice), so that a kept page comes before a failure is told. */
const LATE_MS = 8000;
/** A list that is looked at again so soon is not fetched anew for the device. */
const SOON_MS = 10 * 60_000;

const OFFLINE_PAGE = "/offline";

/** From the network, or with what is kept where that fails or is very late. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const page = new URL(request.url);
  const kind = keptKind(page);
  try {
    const response = await orKept(fetch(request), () => keptDocument(page));
    if (kind && !response.headers.has(KEPT_AT_HEADER)) event.waitUntil(keepSeen(page, response.clone()));
    return response;
  } catch (error) {
    const kept = await keptDocument(page);
    if (kept) return kept;
    if (!(await findPage(new URL(OFFLINE_PAGE, page)))) throw error;
    return Response.redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ to: page.pathname + page.search })}`, 302);
  }
}

export async function answerData(event: FetchEvent, page: URL): Promise<Response> {
  const { request } = event;
  const language = request.headers.get(LANGUAGE_HEADER) ?? "";
  try {
    const response = await orKept(fetch(request), () => keptData(page, language));
    if (!response.headers.has(KEPT_AT_HEADER) && response.ok && keptKind(page) === "list")
      event.waitUntil(keepAnew(page, language));
    return response;
  } catch (error) {
    const kept = await keptData(page, language);
    if (kept) return kept;
    throw error;
  }
}

/** Null where it is not kept. */
export function keptPageOfData(url: URL): URL | null {
  const page = pageOfData(url);
  return page && keptKind(page) ? page : null;
}

async function orKept(asked: Promise<Response>, kept: () => Promise<Response | null>): Promise<Response> {
  let timer = 0;
  const late = new Promise<Response>((resolve) => {
    timer = Number(setTimeout(() => void kept().then((response) => response && resolve(response)), LATE_MS));
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function keptDocument(page: URL): Promise<Response | null> {
  const kept = keptKind(page) && (await findPage(page));
  if (!kept) return null;
  const html = kept.html.replace("<html ", `<html data-kept="${kept.keptAt}" `);
  return new Response(html, { headers: kept.headers });
}

async function keptData(page: URL, language: string): Promise<Response | null> {
  const kept = await findPage(page);
  // Scripts show texts of their own language only.
  const data = kept && kept.language === language ? dataOfPage(kept.html) : null;
  if (!kept || data === null) return null;
  return new Response(data, { headers: { "Content-Type": "text/x-script", [KEPT_AT_HEADER]: String(kept.keptAt) } });
}

/** A list that came with somebody's account is kept as everybody gets it. */
async function keepSeen(page: URL, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) return deletePages([keptAddress(page)]);
  if (response.status !== 200 || response.redirected || keptKind(page) !== "list") return;
  if (response.headers.has(COPY_HEADER)) await storePage(page, response, "", Date.now()).catch(() => undefined);
  else await fetchCopy(page, { language: "", look: "" });
}

async function keepAnew(page: URL, language: string): Promise<void> {
  if (isSavingData()) return;
  const kept = await findPage(page);
  if (!kept || kept.language !== language || Date.now() - kept.keptAt > SOON_MS)
    await fetchCopy(page, { language, look: "" });
}

/** As everybody gets it; "" where there is no such page, null where it can't be had. */
export async function fetchCopy(
  page: URL,
  { language, look }: { language: string; look: string },
): Promise<string | null> {
  try {
    const headers = { [COPY_HEADER]: "1", ...(language && { [LANGUAGE_HEADER]: language }) };
    const response = await fetch(page, { headers });
    if (response.status === 404 || response.status === 410 || response.redirected) {
      await deletePages([keptAddress(page)]);
      return "";
    }
    if (response.status !== 200 || !response.headers.has(COPY_HEADER)) return null;
    return await storePage(page, response, look, Date.now());
  } catch {
    return null; // No network, or no room.
  }
}
