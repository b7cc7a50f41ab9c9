import { openDatabase, type Database } from "#db/client";
import { type Meter, meterDatabase, type Spent } from "#db/meter";
import { type Authenticated, authenticate } from "~/auth/viewer";
import { type AddressBook, openAddressBook } from "~/gateways/addresses/address-book";
import { type BurstGate, burstCounters, openBurstGate } from "~/gateways/burst-gate";
import { type CardPainter, type CardsBinding, openPainter } from "~/gateways/cards/painter";
import { type Counter, openCounter } from "~/gateways/counter";
import { openEdgeCache } from "~/gateways/edge-cache";
import { type FeedFetcher, openFeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { type AssetsBinding, type HelpBook, openHelpBook } from "~/gateways/help-book";
import { type EmailBinding, type Mailer, platformMailer } from "~/gateways/mailer";
import { openPageFetcher } from "~/gateways/pages/page-fetcher";
import { respectingRobots } from "~/gateways/pages/robots";
import { openPushService, type PushService } from "~/gateways/push/push-service";
import { openRegister, type Register } from "~/gateways/register/register";
import type { SourceReader } from "~/gateways/sources/source-reader";
import { type JobQueue, jobQueue, type QueueBindings } from "~/jobs/queue";
import type { Viewer } from "./domain/accounts/access";
import type { Act } from "./domain/moderation/audit-actions";
import { networkOf } from "./domain/site/burst-limits";
import type { Look } from "./domain/site/look";
import type { Preferences } from "./domain/site/preferences";
import { openGeocodeStore } from "./gateways/addresses/geocode-store";
import { type ImageEncoder, platformEncoder } from "./gateways/images/encoder";
import { limitFactor } from "./models/site/attempts";
import { readLook } from "./schemas/site/look";
import { preferencesFor } from "./schemas/site/preferences";
import { isHttps, parseSettings, type Settings } from "./schemas/site/settings";

/** Bindings of wrangler.toml. */
export interface Env extends QueueBindings {
  DB: D1Database;
  IMAGES_BUCKET: R2Bucket;
  BACKUPS_BUCKET: R2Bucket;
  CARDS?: CardsBinding;
  READER: SourceReader;
  /** Jobs have none. */
  ASSETS?: AssetsBinding;
  EMAIL: EmailBinding;
  IMAGES: ImagesBinding;
  [setting: string]: unknown;
}

export interface JobContext {
  settings: Settings;
  db: Database;
  meter: Meter;
  spent: Spent;
  images: R2Bucket;
  backups: R2Bucket;
  imageEncoder: ImageEncoder;
  /** For sharing. */
  painter: CardPainter;
  edgeCache: Cache;
  addresses: AddressBook;
  register: Register;
  /** Other people's calendars. */
  feeds: FeedFetcher;
  /** Other people's pages. */
  pages: FeedFetcher;
  /** Pages as their sites want programs to fetch them. */
  keptPages: FeedFetcher;
  reader: SourceReader;
  pushes: PushService;
  jobs: JobQueue;
  mailer: Mailer;
  now: Date;
}

/** A route's only access to bindings and services. */
export interface AppContext extends JobContext {
  preferences: Preferences;
  /** Set on the finished document: no page may be made of it (workers/page-look.ts). */
  look: Look;
  /** One database read per request, and only with a session cookie. */
  viewer(): Promise<Viewer | null>;
  /** The response must carry it: the session was renewed or ended. */
  sessionCookie(): Promise<string | null>;
  /** For counting attempts. */
  network: string;
  bursts: BurstGate;
  /** Without who people are. */
  counter: Counter;
  help: HelpBook;
  locale: Preferences["locale"];
  userAgent: string | null;
  /** In other people's organizers; logged if the request succeeds. */
  acts: Act[];
  /** Of this response's Content-Security-Policy. */
  nonce: string;
  requestId: string;
  /** For work after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** Before they are written. */
const COUNTS_GATHERED_MS = 10_000;

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}

export function createJobContext(env: Env, clock: Date): JobContext {
  const settings = parseSettings(env);
  const { d1, meter, spent } = meterDatabase(env.DB);
  const db = openDatabase(d1);
  const edgeCache = openEdgeCache();
  const now = settings.TEST_CLOCK ?? clock;
  const pages = openPageFetcher(settings);
  return {
    settings,
    db,
    meter,
    spent,
    images: env.IMAGES_BUCKET,
    backups: env.BACKUPS_BUCKET,
    imageEncoder: platformEncoder(env.IMAGES),
    painter: openPainter(env.CARDS),
    edgeCache,
    addresses: openAddressBook({ settings, store: openGeocodeStore(db, now), edgeCache, now }),
    register: openRegister({ settings, edgeCache, now }),
    feeds: openFeedFetcher({ settings }),
    pages,
    keptPages: respectingRobots({ pages, edgeCache, reader: env.READER }),
    reader: env.READER,
    pushes: openPushService({ settings }),
    jobs: jobQueue(env),
    mailer: platformMailer(env.EMAIL, settings.EMAIL_FROM),
    now,
  };
}

/** Nothing in it outlives the request. */
export function createContext(
  request: Request,
  env: Env,
  options: { now: Date; waitUntil: (work: Promise<unknown>) => void },
): AppContext {
  const base = createJobContext(env, options.now);
  const cookies = request.headers.get("Cookie");
  const preferences = preferencesFor(request);
  const network = networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
  let authenticated: Promise<Authenticated> | undefined;
  const { db, now, settings } = base;
  const deps = {
    db,
    now,
    isHttps: isHttps(settings),
    twoStepRequiredFor: settings.TWO_STEP_REQUIRED_FOR,
    waitUntil: options.waitUntil,
  };
  const authenticateOnce = () => (authenticated ??= authenticate(cookies, deps));
  return {
    ...base,
    preferences,
    look: readLook(cookies),
    locale: preferences.locale,
    viewer: async () => (await authenticateOnce()).viewer,
    sessionCookie: async () => (authenticated ? (await authenticated).cookie : null),
    network,
    bursts: openBurstGate(burstCounters(env), { network, factor: limitFactor(base.settings) }),
    counter: openCounter({ db, now, waitMs: settings.ENVIRONMENT === "test" ? 20 : COUNTS_GATHERED_MS }),
    help: openHelpBook(env.ASSETS),
    userAgent: request.headers.get("User-Agent"),
    acts: [],
    nonce: crypto.randomUUID().replaceAll("-", ""),
    requestId: request.headers.get("CF-Ray") ?? crypto.randomUUID(),
    waitUntil: options.waitUntil,
  };
}
