import type { AdapterName } from "~/domain/intake/adapter-names";
import type { Json } from "~/domain/intake/page/loose-json";
import type { FeedProblem } from "~/domain/calendars/run";
import type { IntakeReading } from "../intake/understand-intake";
import type { PageBody } from "../pages/read-page-parts";

/** Where a source of a service is. */
export interface AdapterSource {
  address: URL;
  /** The page at the address, where it has been fetched already to see whose it is. */
  page: PageBody | null;
}

/** How adapters ask: by the rules of pages (each hop is judged, 10 s, 2 MB), few times, and in one go. */
export interface AdapterNetwork {
  /** Returns a page, or another form of one; its site's robots.txt is asked where a source is kept up to date. */
  page(address: string): Promise<PageBody>;
  /** The same as data. */
  pageData(address: string): Promise<Json>;
  /** Returns what an interface for programs returns; posts `question` as JSON where one is given. */
  data(address: string, question?: Json): Promise<Json>;
  /** Returns a file that is made for programs. */
  file(address: string): Promise<PageBody>;
}

/**
 * A service or program whose own data is read. Its folder holds this in adapter.ts, with its traps in words; how its data is
 * mapped in map.ts; and an answer in its form, made by ourselves.
 */
export interface Adapter {
  /** Its name and whether it is published: ADAPTER_FACTS. */
  id: AdapterName;
  /** Whether an address shows by itself that it is of this service. */
  isAddress(address: URL): boolean;
  /** Whether a page's HTML shows it. */
  isPage(html: string): boolean;
  /** Returns the interface beside a feed of its, for where a site closes the feed alone; null for other feeds. */
  besideFeed?(feed: URL): string | null;
  /** Fetches and maps. Throws an AdapterFailure, also where the answer has a form that is not known. */
  read(source: AdapterSource, network: AdapterNetwork, now: Date): Promise<IntakeReading>;
}

/** Why nothing could be read; the message is for operators and holds no secrets. */
export class AdapterFailure extends Error {
  constructor(
    readonly problem: FeedProblem,
    detail: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(detail);
  }
}

/** An answer in a form that is not known is a failure, never an empty calendar. */
export const unknownAnswer = (detail: string) => new AdapterFailure("unknown_answer", detail);
