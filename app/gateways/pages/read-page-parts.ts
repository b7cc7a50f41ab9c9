import { decodePage } from "~/domain/intake/page/page-bytes";
import { PAGE_LIMITS, type PageParts } from "~/domain/intake/page/page-parts";
import { PageCollector } from "./page-collector";

/** Cut at the limit. */
export interface PageBody {
  bytes: Uint8Array;
  contentType: string | null;
  address: string | null;
}

/** A calendar may stand in a link: `data:text/calendar,…`. */
const LONGEST_LINK = 200_000;
const UNBOUNDED = /=\s*(?:"[^"]{60000,}"|'[^']{60000,}')/g;

/** Opens no tag. HTMLRewriter hands on each by itself, which takes long where a page is made of them. */
const STRAY_SIGN = /<(?![a-z/!?])/gi;
const MOST_STRAY_SIGNS = 5_000;
/** More than pages made by people have; each costs HTMLRewriter some fifty microseconds. */
const MOST_TAGS = 20_000;

/** As far as it can be taken apart in bounded time. */
function boundedHtml(html: string): { bounded: string; isCut: boolean } {
  const plain = html.replace(UNBOUNDED, '=""');
  const tame = (plain.match(STRAY_SIGN)?.length ?? 0) > MOST_STRAY_SIGNS ? plain.replace(STRAY_SIGN, " ") : plain;
  let at = -1;
  for (let count = 0; count < MOST_TAGS; count++) {
    at = tame.indexOf("<", at + 1);
    if (at < 0) return { bounded: tame, isCut: false };
  }
  return { bounded: tame.slice(0, at), isCut: true };
}

/** Runs in workerd alone, by HTMLRewriter. Never throws. */
export async function readPageParts({ bytes, contentType, address }: PageBody): Promise<PageParts> {
  const html = decodePage(bytes.subarray(0, PAGE_LIMITS.bytes), contentType);
  const { bounded, isCut: isTooLong } = boundedHtml(html);
  const isCut = isTooLong || bytes.length > PAGE_LIMITS.bytes;
  const collector = new PageCollector();
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        if (collector.isFull) return;
        const id = collector.openElement(element.tagName.toLowerCase(), attributesOf(element));
        if (id >= 0) endsWith(element, () => collector.closeElement(id));
      },
    })
    .onDocument({ text: ({ text }) => collector.addText(text) });
  try {
    const page = new Response(bounded, { headers: { "Content-Type": "text/html; charset=utf-8" } });
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

/** The browser's types say otherwise: workerd gives pairs. */
const isPair = (attribute: unknown): attribute is [string, string] => Array.isArray(attribute);

function attributesOf(element: Element): Map<string, string> {
  const attributes = new Map<string, string>();
  const pairs: Iterable<unknown> = element.attributes;
  for (const pair of pairs) {
    if (attributes.size >= PAGE_LIMITS.attributes || !isPair(pair)) break;
    const key = pair[0].toLowerCase();
    if (!attributes.has(key))
      attributes.set(key, pair[1].slice(0, key === "href" ? LONGEST_LINK : PAGE_LIMITS.attribute));
  }
  return attributes;
}
