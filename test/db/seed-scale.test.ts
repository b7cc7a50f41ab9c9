import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { scaled } from "#demo/seed/scale";
import { NOW } from "#test/support/clock";

const size = { organizers: 400, events: 3_000 };
const count = async (sql: string) =>
  (await env.DB.prepare(`select count(*) as n from ${sql}`).first<{ n: number }>())!.n;

beforeAll(async () => {
  await seedDatabase(settlingDatabase(env.DB), { now: NOW, seed: 7, ...size });
});

test("fills the database with exactly as many as asked for, every one of them indexed, and no images", async () => {
  expect(await count("organizers")).toBe(size.organizers);
  expect(await count("events")).toBe(size.events);
  expect(await count("images")).toBe(0);
  expect((await env.DB.prepare("select sum(events) as n from event_weeks").first<{ n: number }>())!.n).toBe(
    size.events,
  );
});

test("spreads them as people are spread: most in and around towns, some far out", async () => {
  expect(await count("organizers where city = 'Oslo'")).toBeGreaterThan(size.organizers * 0.1);
  expect(await count("(select distinct city from organizers)")).toBeGreaterThan(35);
  expect(await count("organizers where lat not between 57 and 72 or lng not between 3 and 33")).toBe(0);
});

test("gives no two organizers the same name or address", () => {
  const { organizers } = scaled({ now: NOW, seed: 7, organizers: 4_000, events: 1 });
  expect(new Set(organizers.map(({ email }) => email)).size).toBe(4_000);
  expect(new Set(organizers.map(({ id }) => id)).size).toBe(4_000);
});

test("is the same every time", () => {
  const options = { now: NOW, seed: 7, organizers: 20, events: 300 };
  expect(scaled(options)).toEqual(scaled(options));
});
