import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog, images } from "#db/schema";
import { readByUs } from "#test/support/calendar-readers";
import { fromNow, NOW } from "#test/support/clock";
import { insertEvents } from "#test/support/many-rows";
import {
  aHost,
  anEvent,
  anOrganizer,
  aStoredForm,
  eventValues,
  type OrganizerRow,
  testDatabase,
  rowsWith,
} from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit, pageText, visit } from "#test/support/visitor";
import { ATTEMPT_LIMITS } from "~/domain/accounts/attempt-limits";
import { archiveParts, picturesOfPart } from "~/domain/organizers/archive";

const PAGE = "/dashboard/data";
const FILE = "/dashboard/export.zip";

let organizer: OrganizerRow;
let owner: Record<string, string>;

beforeEach(async () => {
  organizer = await anOrganizer();
  owner = await signedIn(organizer.email);
});

async function unzipped(path = FILE, headers = owner) {
  const response = await visit(path, { headers });
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

async function aPicture(id: string, orphaned_at: Date | null = null): Promise<void> {
  await testDatabase()
    .insert(images)
    .values({ id, organizer_id: organizer.id, width: 960, height: 640, created_at: NOW, orphaned_at });
  await env.IMAGES_BUCKET.put(`${id}/960.webp`, new TextEncoder().encode(`bildet ${id}`));
}

describe("everything as a zip file", () => {
  test("holds the data, a table, a calendar for each year, and the pictures in use", async () => {
    const event = await anEvent({
      organizer_id: organizer.id,
      title: 'Kor "Glede"; salme',
      start_time: new Date("2026-12-31T22:30:00Z"),
      state: "cancelled",
      state_reason: "Presten er syk",
    });
    await anEvent({ organizer_id: organizer.id, title: "Nyttår", start_time: new Date("2026-12-31T23:30:00Z") });
    await anEvent({
      organizer_id: organizer.id,
      title: "Holdes",
      start_time: fromNow({ days: 9 }),
      public_from: fromNow({ days: 8 }),
    });
    await anEvent({ title: "En annens" });
    const { id: neighbour } = await anOrganizer({ name: "Naboene" });
    await aHost({ event_id: event.id, organizer_id: neighbour });
    await aStoredForm({ organizer_id: organizer.id, name: "Kladden", preview_token: `hemmelig-lenke-${organizer.id}` });
    await aPicture(`events/bilde-${organizer.id}`);
    await aPicture(`events/glemt-${organizer.id}`, NOW);

    const files = await unzipped();
    expect(Object.keys(files).sort()).toEqual(
      [
        "LES MEG.txt",
        "arrangementer.csv",
        "ics/2026.ics",
        "ics/2027.ics",
        `images/events/bilde-${organizer.id}.webp`,
        "samling.json",
        "statistikk.csv",
      ].sort(),
    );
    const text = (name: string) => strFromU8(files[name]!);
    expect(text(`images/events/bilde-${organizer.id}.webp`)).toBe(`bildet events/bilde-${organizer.id}`);

    const data = JSON.parse(text("samling.json")) as {
      organizer: { id: string };
      events: { title: string }[];
      hosts: { organizer_name: string }[];
      drafts_and_templates: { name: string }[];
      pictures: { address: string }[];
    };
    expect([data.organizer.id, data.hosts[0]?.organizer_name, data.drafts_and_templates[0]?.name]).toEqual([
      organizer.id,
      "Naboene",
      "Kladden",
    ]);
    expect(data.events.map(({ title }) => title).sort()).toEqual(["Holdes", 'Kor "Glede"; salme', "Nyttår"]);
    expect(data.pictures.map(({ address }) => address)).toEqual([`/images/events/bilde-${organizer.id}`]);

    const lines = text("arrangementer.csv").split("\r\n");
    expect([...files["arrangementer.csv"]!.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toMatch(/^Tittel;Type;Dato;Kl\.;/);
    const [cancelled] = lines.filter((line) => line.includes("Glede"));
    expect(cancelled).toMatch(/^"Kor ""Glede""; salme";[^;]+;2026-12-31;23:30;/);
    expect(cancelled).toContain(";Avlyst;Presten er syk;");

    expect(readByUs(text("ics/2027.ics")).map(({ title }) => title)).toEqual(["Nyttår"]);
    expect(text("ics/2026.ics")).toContain("STATUS:CANCELLED");
  });

  test("holds no secret", async () => {
    await aStoredForm({ organizer_id: organizer.id, preview_token: `hemmelig-lenke-${organizer.id}` });
    await onTeam(organizer.id, `lag-${organizer.id}@lillehavn.test`, "editor");
    const files = await unzipped();
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join();
    expect(all).not.toMatch(/hemmelig-lenke|token_hash|search_text|password/);
  });

  test("is in the language of the one who asks", async () => {
    const english = { Cookie: `${owner["Cookie"]}; samling_preferences=system.en.24h` };
    expect(Object.keys(await unzipped(FILE, english))).toEqual([
      "READ ME.txt",
      "samling.json",
      "events.csv",
      "statistics.csv",
    ]);
  });

  test("an organizer without anything gets a whole file", async () => {
    expect(Object.keys(await unzipped())).toEqual([
      "LES MEG.txt",
      "samling.json",
      "arrangementer.csv",
      "statistikk.csv",
    ]);
  });

  test("more pictures than a request may read come in parts of their own", () => {
    const pictures = Array.from({ length: 801 }, (_, index) => index);
    expect([0, 1, 400, 401, 801].map(archiveParts)).toEqual([1, 1, 1, 2, 3]);
    expect([1, 2, 3, 4].flatMap((part) => picturesOfPart(pictures, part))).toEqual(pictures);
  });

  test("a second part has pictures alone, and nonsense is a 400", async () => {
    await aPicture(`events/bilde-${organizer.id}`);
    expect(Object.keys(await unzipped(`${FILE}?part=2`))).toEqual([]);
    expect((await visit(`${FILE}?part=alt`, { headers: owner })).status).toBe(400);
  });

  test("1,200 events are read some hundred at a time", async () => {
    const rows = Array.from({ length: 1_200 }, (_, hours) => {
      const start_time = fromNow({ hours });
      return eventValues({ organizer_id: organizer.id, start_time, end_time: start_time });
    });
    await insertEvents(rows);
    const { meter, status } = await meteredVisit(FILE, owner);
    expect(status).toBe(200);
    expect(meter.trips).toBeLessThanOrEqual(14);
    expect(meter.rowsRead).toBeLessThanOrEqual(1_200 * 8);
  });

  test("too many downloads lead back, with a word", async () => {
    const { limit } = ATTEMPT_LIMITS.exportByOrganizer;
    for (let made = 0; made < limit; made++) await (await visit(FILE, { headers: owner })).body?.cancel();
    const refused = await visit(FILE, { headers: owner });
    expect(refused.headers.get("Location")).toBe(`${PAGE}?melding=tooManyExports`);
    expect(await pageText(`${PAGE}?melding=tooManyExports`, owner)).toContain("Vent litt");
  });
});

test("the page costs one statement besides who is there", async () => {
  const { meter } = await meteredVisit(PAGE, owner);
  expect(meter.statements).toBeLessThanOrEqual(4);
});

test("what a superadmin takes out for another is in the log", async () => {
  const superadmin = await anOrganizer({ is_superadmin: true });
  const { Cookie } = await signedIn(superadmin.email);
  await visit(FILE, { headers: { Cookie: `${Cookie}; samling_organizer=${organizer.id}` } });
  const noted = await rowsWith(auditLog, { organizer_id: organizer.id });
  expect(noted).toMatchObject([{ action: "organizer_exported" }]);
});
