import { hostOf } from "~/domain/text/links";
import type { FeedFetcher } from "../feeds/feed-fetcher";

/** The head of the front page, or the file for it, says the word; only on that host itself. */
export async function saysWord(website: string, word: string, pages: FeedFetcher): Promise<boolean> {
  const read = async (address: string) => {
    const answer = await pages.fetchFeed(address, null);
    return answer.kind === "body" && hostOf(answer.address) === hostOf(website) ? answer : null;
  };
  const front = await read(website);
  if (front && (await wordsOf(front.bytes)).includes(word)) return true;
  const file = await read(new URL("/.well-known/samling.txt", website).href);
  const isText = file?.contentType?.startsWith("text/plain") ?? false;
  return isText && new TextDecoder().decode(file?.bytes).split(/\s+/).includes(word);
}

/** Before the body begins: visitors may write there. */
async function wordsOf(page: Uint8Array): Promise<string[]> {
  const words: string[] = [];
  let isHead = true;
  await new HTMLRewriter()
    .on("body", { element: () => void (isHead = false) })
    .on("head meta[name=samling]", {
      element: (meta) => void (isHead && words.push(meta.getAttribute("content")?.trim() ?? "")),
    })
    .transform(new Response(page.slice().buffer))
    .arrayBuffer();
  return words;
}
