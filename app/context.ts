import { openDatabase, type Database } from "#db/client";
import { type Meter, meterDatabase } from "#db/meter";
import { type Authenticated, authenticate } from "~/auth/viewer";
import { type AddressBook, openAddressBook } from "~/gateways/addresses/address-book";
import { openGeocodeMemory } from "~/gateways/addresses/geocode-memory";
import { type BurstGate, burstCounters, openBurstGate } from "~/gateways/burst-gate";
import { type FeedFetcher, openFeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { type EmailBinding, type Mailer, platformMailer } from "~/gateways/mailer";
import { type JobQueue, jobQueue } from "~/jobs/queue";
import type { Viewer } from "./domain/accounts/access";
import type { Act } from "./domain/moderation/audit-actions";
import { networkOf } from "./domain/site/burst-limits";
import type { Preferences } from "./domain/site/preferences";
import { type ImageEncoder, platformEncoder } from "./gateways/images/encoder";
import { limitFactor } from "./models/accounts/deps";
import { preferencesFor } from "./schemas/site/preferences";
import { parseSettings, type Settings } from "./schemas/site/settings";

/** The bindings of wrangler.toml. */
export interface Env {
  DB: D1Database;
  IMAGES_BUCKET: R2Bucket;
  JOBS: Queue;
  CALENDAR_JOBS: Queue;
  EMAIL: EmailBinding;
  IMAGES: ImagesBinding;
  [setting: string]: unknown;
}

/** What every piece of work has: the database, the clock, the way into the queue. */
export interface JobContext {
  settings: Settings;
  db: Database;
  meter: Meter;
  images: R2Bucket;
  imageEncoder: ImageEncoder;
  /** The edge's shared cache. */
  edgeCache: Cache;
  addresses: AddressBook;
  /** The way to other people's calendars. */
  feeds: FeedFetcher;
  jobs: JobQueue;
  mailer: Mailer;
  now: Date;
}

/** What a route is handed besides the request: the only way from a doorway into the house. */
export interface AppContext extends JobContext {
  preferences: Preferences;
  /** Who sends the request: asked of the database once, and only if there is a session cookie. */
  viewer(): Promise<Viewer | null>;
  /** A Set-Cookie header that the answer must carry because the session was renewed or ended. */
  sessionCookie(): Promise<string | null>;
  /** The sender's network, for counting attempts. */
  network: string;
  /** Turns the sender's network away when it asks too much at once. */
  bursts: BurstGate;
  locale: Preferences["locale"];
  userAgent: string | null;
  /** What a superadmin has been let do for others' organisations: it is written down if the request succeeds. */
  acts: Act[];
  /** For this response's Content-Security-Policy. */
  nonce: string;
  requestId: string;
  /** Lets work go on after the response has been sent. */
  waitUntil(work: Promise<unknown>): void;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}

/** For work that no request asked for. */
export function createJobContext(env: Env, clock: Date): JobContext {
  const settings = parseSettings(env);
  const { d1, meter } = meterDatabase(env.DB);
  const db = openDatabase(d1);
  const edgeCache = (caches as unknown as { default: Cache }).default;
  const now = settings.TEST_CLOCK ?? clock;
  return {
    settings,
    db,
    meter,
    images: env.IMAGES_BUCKET,
    imageEncoder: platformEncoder(env.IMAGES),
    edgeCache,
    addresses: openAddressBook({ settings, memory: openGeocodeMemory(db, now), edgeCache, now }),
    feeds: openFeedFetcher({ settings }),
    jobs: jobQueue(env),
    mailer: platformMailer(env.EMAIL, settings.EMAIL_FROM),
    now,
  };
}

/** One a request; nothing in it outlives the request. */
export function createContext(
  request: Request,
  env: Env,
  options: { now: Date; waitUntil: (work: Promise<unknown>) => void },
): AppContext {
  const base = createJobContext(env, options.now);
  const cookies = request.headers.get("Cookie");
  const preferences = preferencesFor(request.headers);
  const isHttps = base.settings.APP_URL.startsWith("https:");
  const network = networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
  let asked: Promise<Authenticated> | undefined;
  const { db, now, settings } = base;
  const surroundings = {
    db,
    now,
    isHttps,
    twoStepRequiredFor: settings.TWO_STEP_REQUIRED_FOR,
    waitUntil: options.waitUntil,
  };
  const authenticateOnce = () => (asked ??= authenticate(cookies, surroundings));
  return {
    ...base,
    preferences,
    locale: preferences.locale,
    viewer: async () => (await authenticateOnce()).viewer,
    sessionCookie: async () => (asked ? (await asked).cookie : null),
    network,
    bursts: openBurstGate(burstCounters(env), { network, factor: limitFactor(base.settings) }),
    userAgent: request.headers.get("User-Agent"),
    acts: [],
    nonce: crypto.randomUUID().replaceAll("-", ""),
    requestId: request.headers.get("CF-Ray") ?? crypto.randomUUID(),
    waitUntil: options.waitUntil,
  };
}
