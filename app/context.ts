import { openDatabase, type Database } from "#db/client";
import { type Meter, meterDatabase } from "#db/meter";
import type { Preferences } from "~/domain/preferences";
import { type AddressBook, openAddressBook } from "~/gateways/addresses/address-book";
import { openGeocodeMemory } from "~/gateways/addresses/geocode-memory";
import { readPreferences } from "~/schemas/preferences";
import { parseSettings, type Settings } from "~/schemas/settings";

/** The bindings of wrangler.toml. */
export interface Env {
  DB: D1Database;
  IMAGES_BUCKET: R2Bucket;
  JOBS: Queue;
  [setting: string]: unknown;
}

/** What a route is handed besides the request: the only way from a doorway into the house. */
export interface AppContext {
  settings: Settings;
  db: Database;
  meter: Meter;
  images: R2Bucket;
  /** The edge's shared cache. */
  edgeCache: Cache;
  addresses: AddressBook;
  now: Date;
  preferences: Preferences;
  /** For this response's Content-Security-Policy. */
  nonce: string;
  requestId: string;
  /** Lets work go on after the response has been sent. */
  waitUntil(work: Promise<unknown>): void;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}

/** One a request; nothing in it outlives the request. */
export function createContext(
  request: Request,
  env: Env,
  options: { now: Date; waitUntil: (work: Promise<unknown>) => void },
): AppContext {
  const settings = parseSettings(env);
  const { d1, meter } = meterDatabase(env.DB);
  const db = openDatabase(d1);
  const edgeCache = (caches as unknown as { default: Cache }).default;
  const now = settings.TEST_CLOCK ?? options.now;
  return {
    settings,
    db,
    meter,
    images: env.IMAGES_BUCKET,
    edgeCache,
    addresses: openAddressBook({ settings, memory: openGeocodeMemory(db, now), edgeCache, now }),
    now,
    preferences: readPreferences(request.headers.get("Cookie")),
    nonce: crypto.randomUUID().replaceAll("-", ""),
    requestId: request.headers.get("CF-Ray") ?? crypto.randomUUID(),
    waitUntil: options.waitUntil,
  };
}
