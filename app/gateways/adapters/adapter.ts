import type { FeedProblem } from "~/domain/calendars/run";
import type { Json } from "~/domain/intake/page/loose-json";
import type { AdapterName } from "~/domain/sources/adapter-names";
import type { IntakeReading } from "../intake/understand-intake";
import type { PageBody } from "../pages/read-page-parts";

export interface AdapterSource {
  address: URL;
  page: PageBody | null;
}

/** By the rules of pages: each hop is judged, 10 s, 2 MB, few requests, in one go. */
export interface AdapterNetwork {
  /** The site's robots.txt is asked where a source is kept up to date. */
  page(address: string): Promise<PageBody>;
  pageData(address: string): Promise<Json>;
  data(address: string, question?: Json): Promise<Json>;
  file(address: string): Promise<PageBody>;
}

/** adapter.ts holds a service and the traps of asking it, map.ts how its data is mapped; examples are our own. */
export interface Adapter {
  id: AdapterName;
  isAddress(address: URL): boolean;
  isPage(html: string): boolean;
  /** The interface beside a feed that a site closes; null for other feeds. */
  besideFeed?(feed: URL): string | null;
  /** Throws an AdapterFailure, also for an unknown form. */
  read(source: AdapterSource, network: AdapterNetwork, now: Date): Promise<IntakeReading>;
}

/** The message is for operators and holds no secrets. */
export class AdapterFailure extends Error {
  constructor(
    readonly problem: FeedProblem,
    detail: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(detail);
  }
}

/** Never an empty calendar. */
export const unknownAnswer = (detail: string) => new AdapterFailure("unknown_answer", detail);
