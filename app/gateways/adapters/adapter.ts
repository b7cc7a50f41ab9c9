import type { FeedProblem } from "~/domain/calendars/run";
import type { Json } from "~/domain/intake/page/loose-json";
import { decodePage } from "~/domain/intake/page/page-bytes";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { understandPage } from "~/domain/intake/page/understand-page";
import type { AdapterName } from "~/domain/sources/adapter-names";
import { type IntakeReading, ofPage } from "../intake/understand-intake";
import { barePage } from "../pages/bare-page";
import { readPage } from "../pages/read-page";
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
  isAddress?(address: URL): boolean;
  isPage?(html: string): boolean;
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

export const pageOf = ({ page, address }: AdapterSource, network: AdapterNetwork): Promise<PageBody> =>
  page ? Promise.resolve(page) : network.page(address.href);

export const htmlOf = ({ bytes, contentType }: PageBody): string =>
  decodePage(bytes.subarray(0, PAGE_LIMITS.bytes), contentType);

export async function ownPageReading(
  id: AdapterName,
  page: PageBody,
  now: Date,
  mend?: (event: StructuredEvent) => StructuredEvent,
): Promise<IntakeReading> {
  const reading = ofPage(await readPage(page, now, mend));
  const events = reading.events.filter(({ source }) => source === id);
  if (events.length === 0) throw unknownAnswer("no data of this kind on the page");
  return { ...reading, events };
}

export const isOfDomain = ({ hostname }: URL, domain: string): boolean =>
  hostname === domain || hostname.endsWith(`.${domain}`);

/** A list that goes on is cut, and nothing is taken away after it. */
const MOST_PARTS = 10;

interface Part {
  events: StructuredEvent[];
  isLast: boolean;
}

export interface WholeList {
  events: StructuredEvent[];
  isCut: boolean;
}

/** `part` gets its number, from 0. */
export async function wholeList(part: (number: number) => Promise<Part>): Promise<WholeList> {
  const events: StructuredEvent[] = [];
  for (let number = 0; number < MOST_PARTS; number++) {
    const { events: found, isLast } = await part(number);
    events.push(...found);
    if (isLast) return { events, isCut: false };
  }
  return { events, isCut: true };
}

/** `address` is what their own addresses are relative to. */
export const listReading = ({ events, isCut }: WholeList, address: URL, now: Date): IntakeReading =>
  ofPage(understandPage(barePage(address.href, [], isCut || events.length > PAGE_LIMITS.events), events, now));
