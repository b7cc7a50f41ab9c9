import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { body } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { htmlAnswer, recordedServer, RECORDED_SERVICES } from "#test/support/recorded-services";
import { testSettings } from "#test/support/settings";
import type { AdapterName } from "~/domain/sources/adapter-names";
import { openPageFetcher } from "~/gateways/pages/page-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { parseSettings } from "~/schemas/site/settings";
import { NOW as PAGE_NOW } from "../models/intake/pages/page-case";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const CALENDAR = calendarText([{ uid: "1", summary: "Kveldsbønn", inDays: 2 }], { name: "Huskalenderen" });

describe("the Worker that reads returns what the reader itself returns", () => {
  test("of a calendar's feed, with dates as dates", async () => {
    const read = await env.READER.readFeed(bytesOf(CALENDAR), { now: NOW });
    expect(read).toEqual(await sourceReader.readFeed(bytesOf(CALENDAR), { now: NOW }));
    expect(read.ok && read.toImport.events[0]!.start).toBeInstanceOf(Date);
  });

  test("of a page that is no calendar: a refusal", async () => {
    expect(await env.READER.readFeed("<!doctype html><title>Logg inn</title>", { now: NOW })).toEqual({
      ok: false,
      reason: "html",
    });
  });

  test("of a pasted text", async () => {
    const intake = {
      bytes: bytesOf("Søndag 6. desember kl. 11 Gudstjeneste"),
      name: null,
      contentType: null,
      address: null,
    };
    const read = await env.READER.understandIntake(intake, NOW);
    expect(read).toEqual(await sourceReader.understandIntake(intake, NOW));
    expect(read).toMatchObject({ ok: true, value: { events: [{ title: "Gudstjeneste" }] } });
  });

  test.each(["hoopla", "wix", "the-events-calendar"] as AdapterName[])(
    "of %s, asking the site to fetch",
    async (adapter) => {
      const { address, served } = RECORDED_SERVICES[adapter];
      const { send, asked } = recordedServer(served);
      const pages = openPageFetcher(parseSettings(testSettings), send);
      const isOn = () => Promise.resolve(true);
      const answer = await env.READER.readAddress(address, null, { pages, isOn, now: PAGE_NOW });
      expect(answer).toMatchObject({ kind: "read", adapter });
      expect(answer).toEqual(await sourceReader.readAddress(address, null, { pages, isOn, now: PAGE_NOW }));
      expect(asked.length).toBeGreaterThan(1);
    },
  );
});

test("an adapter that is turned off is not read, and nothing is fetched", async () => {
  const { address, served } = RECORDED_SERVICES.hoopla;
  const { send, asked } = recordedServer(served);
  const pages = openPageFetcher(parseSettings(testSettings), send);
  const answer = await env.READER.readAddress(address, null, { pages, isOn: () => Promise.resolve(false), now: NOW });
  expect([answer, asked]).toMatchObject([{ kind: "failed", problem: "adapter_off" }, []]);
});

test("what is fetched for it is judged by the site: an address within is refused", async () => {
  const pages = openPageFetcher(parseSettings(testSettings), () => Promise.resolve(htmlAnswer("<p>inne</p>")));
  const asked = { pages, isOn: () => Promise.resolve(true), now: NOW };
  expect(await env.READER.readAddress("https://10.0.0.1/", null, asked)).toMatchObject({
    kind: "failed",
    problem: "private_address",
  });
});

test("an event's text crosses once a date within the bounds of an import", async () => {
  const rule = { uid: "lang", summary: "Bønn", inDays: 1 };
  const long = calendarText([rule]).replace(
    "SUMMARY:Bønn",
    `SUMMARY:Bønn\r\nRRULE:FREQ=HOURLY\r\nDESCRIPTION:${"ord ".repeat(4500)}`,
  );
  const read = await env.READER.readFeed(bytesOf(long), { now: NOW });
  const events = read.ok ? read.toImport.events : [];
  expect(events.length).toBeGreaterThan(8000);
  expect(events.reduce((sum, { description }) => sum + description.length, 0)).toBeLessThanOrEqual(10_000_000);
});

test("no address leads to it", async () => {
  const { READER } = env as unknown as { READER: Fetcher };
  await expect(READER.fetch("https://reader/")).rejects.toThrow("methods alone");
});

test("what a feed answers is what is handed over", async () => {
  const answer = body(CALENDAR);
  if (answer.kind !== "body") throw new Error(answer.kind);
  expect(await env.READER.readFeed(answer.bytes, { now: NOW, contentType: answer.contentType })).toMatchObject({
    name: "Huskalenderen",
  });
});
