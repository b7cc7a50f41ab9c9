import { beforeAll, describe, expect, it } from "vitest";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { json, visit } from "#test/support/visitor";
import {
  type PublicEventPage,
  type PublicOrganizerDetail,
  type PublicOrganizerPage,
  publicOrganizerDetail,
  publicOrganizerPage,
} from "~/schemas/public-answers/records";

const names = ["Ålesund kirke", "Betania", "Østre menighet", "Ærlig talt", "Zion", "aakre kapell"];

async function namesOf(query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: PublicOrganizerPage = await json<PublicOrganizerPage>(`/api/organizers?${query}&cursor=${cursor}`);
    found.push(...page.organizers.map(({ name }) => name));
    cursor = page.next_cursor;
  }
  return found;
}

beforeAll(async () => {
  for (const name of names) await anOrganizer({ name, city: name === "Zion" ? "Røros" : "Oslo" });
  await anOrganizer({
    id: "one",
    name: "Betel",
    phone: "22 00 00 00",
    website: "https://betel.test",
    address: "Storgata 1",
  });
  await anOrganizer({ id: "hidden", name: "Skjult" });
  await setHidden("organizer", "hidden", true);
});

describe("GET /api/organizers", () => {
  it("lists them by name in Norwegian order, page by page", async () => {
    const all = ["Betania", "Betel", "Zion", "Ærlig talt", "Østre menighet", "aakre kapell", "Ålesund kirke"];
    expect(await namesOf("limit=2")).toEqual(all);
    expect(await namesOf("")).toEqual(all);
  });

  it("answers as the schema says, without phone and e-mail", async () => {
    const page = await json<PublicOrganizerPage>("/api/organizers");
    expect(publicOrganizerPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total: 7, total_is_capped: false, next_cursor: null });
    expect(JSON.stringify(page)).not.toContain("@");
  });

  it("finds by words without regard to Norwegian letters", async () => {
    expect(await namesOf("q=roros")).toEqual(["Zion"]);
    expect(await namesOf("q=BETA")).toEqual(["Betania"]);
    expect(await namesOf("q=%22")).toEqual([]);
  });

  it("refuses a cursor of another search", async () => {
    const { next_cursor } = await json<PublicOrganizerPage>("/api/organizers?limit=1");
    expect((await visit(`/api/organizers?q=oslo&cursor=${next_cursor}`)).status).toBe(400);
  });
});

describe("GET /api/organizers/{id}", () => {
  it("answers all that is public, and leads on to the organizer's events", async () => {
    await anEvent({ id: "next", organizer_id: "one" });
    const organizer = await json<PublicOrganizerDetail>("/api/organizers/one");
    expect(publicOrganizerDetail.parse(organizer)).toEqual(organizer);
    expect(organizer).toMatchObject({ name: "Betel", phone: "22 00 00 00", address: "Storgata 1" });
    const events = await json<PublicEventPage>(
      new URL(organizer.events_url).pathname + new URL(organizer.events_url).search,
    );
    expect(events.events.map(({ id }) => id)).toEqual(["next"]);
  });

  it.each(["hidden", "nobody"])("answers 404 for %s", async (id) => {
    expect((await visit(`/api/organizers/${id}`)).status).toBe(404);
  });
});
