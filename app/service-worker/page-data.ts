import { asPageData } from "~/network/first-page";

const CHUNK = /__remixContext\.streamController\.enqueue\((".*?[^\\](?:\\\\)*")\);<\/script>/gs;

/** As a request for the data alone would get them; null where the page has none. */
export function dataOfPage(html: string): string | null {
  const chunks = [...html.matchAll(CHUNK)].map(([, text = ""]) => JSON.parse(text) as string);
  return chunks.length > 0 ? asPageData(chunks.join("")) : null;
}
