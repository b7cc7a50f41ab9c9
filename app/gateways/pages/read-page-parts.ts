import { PAGE_LIMITS, type PageParts } from "~/domain/intake/page/page-parts";
import { decodePage } from "./page-bytes";
import { PageCollector } from "./page-collector";

/** HTML as it came: what is larger than the limit is cut. */
export interface PageBody {
  bytes: Uint8Array;
  contentType: string | null;
  /** Where it was fetched from; null for a file. */
  address: string | null;
}

const UNBOUNDED = /=\s*(?:"[^"]{60000,}"|'[^']{60000,}')/g;

/** Returns what stands on a page. Runs in workerd alone: HTMLRewriter takes the page apart. Never throws. */
export async function readPageParts({ bytes, contentType, address }: PageBody): Promise<PageParts> {
  const isCut = bytes.length > PAGE_LIMITS.bytes;
  const html = decodePage(bytes.subarray(0, PAGE_LIMITS.bytes), contentType);
  const collector = new PageCollector();
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        const id = collector.openElement(element.tagName.toLowerCase(), attributesOf(element));
        if (id >= 0) endsWith(element, () => collector.closeElement(id));
      },
    })
    .onDocument({ text: ({ text }) => collector.addText(text) });
  try {
    const page = new Response(html.replace(UNBOUNDED, '=""'), {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
    await rewriter.transform(page).body?.pipeTo(new WritableStream());
    return collector.end(address, isCut);
  } catch {
    return collector.end(address, true);
  }
}

function endsWith(element: Element, close: () => void) {
  try {
    element.onEndTag(close);
  } catch {
    close(); // It has no end tag, as within SVG.
  }
}

function attributesOf(element: Element): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name = "", value = ""] of element.attributes) {
    if (attributes.size >= PAGE_LIMITS.attributes) break;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, value.slice(0, key === "href" ? 200_000 : PAGE_LIMITS.attribute));
  }
  return attributes;
}
