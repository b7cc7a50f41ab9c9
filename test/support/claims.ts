import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { organizers, outbox } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { NOW } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import type { RegisterUnit } from "~/domain/organizers/register";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { claimByMail } from "~/models/organizers/claim";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();
let people = 0;
export const nextPerson = () => ++people;

/** What stands on every front page and in its file, and where their addresses lead in the end. */
export const site: { front: string | null; file: string | null; from: string | null } = {
  front: "",
  file: null,
  from: null,
};

const pages: FeedFetcher = {
  fetchFeed: async (address) => {
    const text = new URL(address).pathname === "/.well-known/samling.txt" ? site.file : site.front;
    if (text === null) return { kind: "failed", problem: "timed_out", detail: "" };
    return {
      kind: "body",
      bytes: new TextEncoder().encode(text),
      contentType: text === site.file ? "text/plain; charset=utf-8" : "text/html",
      address: site.from ?? address,
      copy: { etag: null, last_modified: null },
    };
  },
};

export const inHead = (...words: string[]) =>
  `<!doctype html><head>${words.map((word) => `<meta name="samling" content="${word}">`).join("")}</head><body>`;

/** What the register has of every number. */
export const unit: RegisterUnit = {
  number: "999000177",
  name: "Bykirken",
  form: null,
  address: null,
  city: null,
  website: null,
  email: "menighetskontor@register.test",
  language: null,
  family: null,
  standing: "active",
};

export const claimDeps = (now = NOW) => ({
  db,
  jobs: { enqueue: async () => undefined },
  pages,
  register: {
    find: async (number: string) => ({ kind: "unit" as const, unit: { ...unit, number } }),
    search: async () => null,
    list: async () => null,
  },
  settings: parseSettings(testSettings),
  locale: "nb" as const,
  now,
});

export async function aPerson(email = `person${nextPerson()}@sokn.test`) {
  const { id: userId } = await anAccount({ email });
  return aViewer({ userId, email });
}

export const aRegisterPage = (given: Parameters<typeof anOrganizer>[0] = {}) =>
  anOrganizer({
    register_batch: "b",
    website: "https://www.bykirken.example/",
    email: `n${nextPerson()}@enhetsregisteret.invalid`,
    ...given,
  });

export const rowOf = async (id: string) => (await rowsWith(organizers, { id }))[0];
export const mailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email));
const tokenIn = (text: string | null) => /token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

export async function mailedToken(pageId: string, viewer: Awaited<ReturnType<typeof aPerson>>, to: string) {
  expect(await claimByMail(pageId, to, viewer, claimDeps())).toMatchObject({ value: { kind: "linkSent" } });
  return tokenIn((await mailsTo(to)).at(-1)!.body_text);
}
