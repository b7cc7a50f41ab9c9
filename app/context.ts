import { type Database, openDatabase } from "#db/client";
import { type Meter, meterDatabase, type Spent } from "#db/meter";
import { readImpatiently } from "#db/patience";
import { bookmarkCookie, readBookmark } from "~/auth/bookmark-cookie";
import { authenticate, type Authenticated } from "~/auth/viewer";
import { type AddressBook, openAddressBook } from "~/gateways/addresses/address-book";
import type { AssetsBinding } from "~/gateways/assets";
import { burstCounters, type BurstGate, openBurstGate } from "~/gateways/burst-gate";
import { type CardPainter, type CardsBinding, openPainter } from "~/gateways/cards/painter";
import { type Counter, openCounter } from "~/gateways/counter";
import { openEdgeCache } from "~/gateways/edge-cache";
import { type FeedFetcher, openFeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { type HelpBook, openHelpBook } from "~/gateways/help-book";
import { logError } from "~/gateways/log";
import { type EmailBinding, type Mailer, platformMailer } from "~/gateways/mailer";
import { openPageFetcher } from "~/gateways/pages/page-fetcher";
import { respectingRobots } from "~/gateways/pages/robots";
import { patientBinding } from "~/gateways/patient-binding";
import { openPushService, type PushService } from "~/gateways/push/push-service";
import { openRegister, type Register } from "~/gateways/register/register";
import type { SourceReader } from "~/gateways/sources/source-reader";
import { type JobQueue, jobQueue, type QueueBindings, QUEUES } from "~/jobs/queue";
import type { Viewer } from "./domain/accounts/access";
import type { Act } from "./domain/moderation/audit-actions";
import { networkOf } from "./domain/site/burst-limits";
import type { Preferences } from "./domain/site/locales";
import type { Look } from "./domain/site/look";
import { FROM_PRIMARY, sessionStart } from "./domain/site/session-start";
import { eachField } from "./domain/values";
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
  /** The cron of a local start has none. */
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
  assets: AssetsBinding | undefined;
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
  /** Names the state of the database after what this request wrote for whoever sent it; the response must carry it. */
  bookmarkCookie(): string | null;
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

const known = new WeakMap<Env, Settings>();

/** Read, and what is left out logged, once an isolate. */
function settingsOf(env: Env): Settings {
  const settings = known.get(env) ?? parseSettings(env, (problem) => logError("setting_left_out", new Error(problem)));
  known.set(env, settings);
  return settings;
}

/** Milliseconds after which a binding is away; what a person waits for is answered sooner. */
const LONGEST_MS = { bucket: 10_000, queue: 3_000, mail: 20_000, reader: 45_000, assets: 4_000 };

/** A statement that writes: whoever waits is answered, and a job outlasts D1, which ends it after 30 s. */
const LONGEST_WRITE_MS = { request: 5_000, job: 31_000 };

/** Jobs ask the database itself. */
export const createJobContext = (env: Env, clock: Date): JobContext =>
  createBase(env, settingsOf(env), clock, { longestWriteMs: LONGEST_WRITE_MS.job });

/** `start` begins a session (app/domain/site/session-start.ts). */
function createBase(
  env: Env,
  settings: Settings,
  clock: Date,
  asking: Parameters<typeof meterDatabase>[1],
  start?: string,
) {
  const { d1, meter, spent } = meterDatabase(env.DB, asking);
  const reader = patientBinding("READER", env.READER, LONGEST_MS.reader);
  const session = start === undefined ? null : d1.withSession(start);
  const db = openDatabase(session ?? d1);
  const edgeCache = openEdgeCache();
  const now = settings.TEST_CLOCK ?? clock;
  const pages = openPageFetcher(settings);
  const base: JobContext = {
    settings,
    db,
    meter,
    spent,
    images: patientBinding("IMAGES_BUCKET", env.IMAGES_BUCKET, LONGEST_MS.bucket),
    backups: patientBinding("BACKUPS_BUCKET", env.BACKUPS_BUCKET, LONGEST_MS.bucket),
    imageEncoder: platformEncoder(env.IMAGES),
    painter: openPainter(env.CARDS),
    assets: env.ASSETS && patientBinding("ASSETS", env.ASSETS, LONGEST_MS.assets),
    edgeCache,
    addresses: openAddressBook({ settings, store: openGeocodeStore(db, now), edgeCache, now }),
    register: openRegister({ settings, edgeCache, now }),
    feeds: openFeedFetcher({ settings }),
    pages,
    keptPages: respectingRobots({ pages, edgeCache, reader }),
    reader,
    pushes: openPushService({ settings }),
    jobs: jobQueue(eachField(QUEUES, (name) => patientBinding(name, env[name], LONGEST_MS.queue))),
    mailer: platformMailer(patientBinding("EMAIL", env.EMAIL, LONGEST_MS.mail), settings.EMAIL_FROM),
    now,
  };
  return { ...base, session };
}

/** Nothing in it outlives the request. */
export function createContext(
  request: Request,
  env: Env,
  options: { now: Date; requestId: string; waitUntil: (work: Promise<unknown>) => void },
): AppContext {
  const cookies = request.headers.get("Cookie");
  const settings = settingsOf(env);
  const start = sessionStart(request.method, new URL(request.url), readBookmark(cookies, isHttps(settings)));
  const asking = { longestWriteMs: LONGEST_WRITE_MS.request, read: readImpatiently(env.DB, options.waitUntil) };
  const { session, ...base } = createBase(env, settings, options.now, asking, start);
  const preferences = preferencesFor(request);
  const network = networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
  let authenticated: Promise<Authenticated> | undefined;
  const { db, meter, now } = base;
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
    bookmarkCookie: () => {
      const bookmark = start === FROM_PRIMARY && meter.rowsWritten > 0 && session?.getBookmark();
      return bookmark ? bookmarkCookie(bookmark, deps.isHttps) : null;
    },
    network,
    bursts: openBurstGate(burstCounters(env), { network, factor: limitFactor(base.settings) }),
    counter: openCounter({ db, now, waitMs: settings.ENVIRONMENT === "test" ? 20 : COUNTS_GATHERED_MS }),
    help: openHelpBook(base.assets),
    userAgent: request.headers.get("User-Agent"),
    acts: [],
    nonce: crypto.randomUUID().replaceAll("-", ""),
    requestId: options.requestId,
    waitUntil: options.waitUntil,
  };
}
