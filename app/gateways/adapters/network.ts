import type { Json } from "~/domain/intake/page/loose-json";
import { decodePage } from "~/domain/intake/page/page-bytes";
import { present } from "~/domain/values";
import type { FeedFetcher, FeedRequest } from "../feeds/feed-fetcher";
import type { PageBody } from "../pages/read-page-parts";
import { AdapterFailure, type AdapterNetwork, unknownAnswer } from "./adapter";

const MOST_REQUESTS = 14;
const MOST_MILLISECONDS = 25_000;

export function openNetwork(pages: FeedFetcher): AdapterNetwork {
  const begun = Date.now();
  let asked = 0;
  const send = async (address: string, request: FeedRequest): Promise<PageBody> => {
    if (++asked > MOST_REQUESTS) throw new AdapterFailure("too_big", `more than ${MOST_REQUESTS} requests`);
    if (Date.now() - begun > MOST_MILLISECONDS) throw new AdapterFailure("timed_out", "all requests together");
    const answer = await pages.fetchFeed(address, null, request);
    if (answer.kind === "failed") throw new AdapterFailure(answer.problem, answer.detail, answer.retryAfterSeconds);
    if (answer.kind === "unchanged") throw new AdapterFailure("server_error", "unchanged since no copy");
    return { bytes: answer.bytes, contentType: answer.contentType, address: answer.address };
  };
  return {
    page: (address) => send(address, {}),
    pageData: async (address) => dataOf(await send(address, {})),
    data: async (address, question) => dataOf(await send(address, { question, isInterface: true })),
    file: (address) => send(address, { isInterface: true }),
  };
}

function dataOf({ bytes, contentType, address }: PageBody): Json {
  try {
    return JSON.parse(decodePage(bytes, contentType)) as Json;
  } catch {
    throw unknownAnswer(`${new URL(present(address, "address of an answer")).hostname} returned no JSON`);
  }
}
