import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { findOrganizer, type OrganizerRow } from "#db/queries/organizers/organizers";
import { GIF, SAMPLE_IMAGES } from "#test/support/images";
import { anEdit, aSubmission, aViewer, profileDeps } from "#test/support/profile-work";
import { anEvent, anOrganizer } from "#test/support/rows";
import { createOrganizer } from "~/models/organizers/create";
import { updateOrganizer } from "~/models/organizers/update";

const ROROS = { lat: 62.5768, lng: 11.3863 };
const file = (bytes: Uint8Array<ArrayBuffer>) => ({ address: null, file: new Blob([bytes]) });

async function created(texts: Record<string, string>, email: string, deps = profileDeps()): Promise<OrganizerRow> {
  const outcome = await createOrganizer(aSubmission(texts), aViewer({ email }), deps);
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return (await findOrganizer(deps.db, outcome.value.id))!;
}

describe("a new organisation", () => {
  it("has what was written, is found by it, and is its maker's", async () => {
    const texts = {
      name: "Røros menighet",
      description: "Bergstadens Ziir",
      phone: "72 41 00 00",
      website: "roros.test",
      address: "Kjerkgata 39",
      city: "Røros",
    };
    const row = await created(texts, "roros@menighet.test", profileDeps({ position: ROROS }));
    expect(row).toMatchObject({
      ...texts,
      website: "https://roros.test/",
      email: "roros@menighet.test",
      ...ROROS,
      is_superadmin: false,
    });
    expect(row.search_text).toContain("roros");
  });

  it("stands where its pin was put, not where its address is", async () => {
    const row = await created(
      { address: "Kjerkgata 39", lat: "62.5", lng: "11.25" },
      "pin@menighet.test",
      profileDeps({ position: ROROS }),
    );
    expect([row.lat, row.lng]).toEqual([62.5, 11.25]);
  });

  it("stands nowhere where nobody knows its address", async () => {
    const row = await created({ address: "Ingensteds 1" }, "ingensteds@menighet.test");
    expect([row.lat, row.lng]).toEqual([null, null]);
  });

  it("is in the town of its address where that was not said, and is found by it", async () => {
    const row = await created(
      { address: "Kjerkgata 39" },
      "by@menighet.test",
      profileDeps({ position: ROROS, town: "Røros" }),
    );
    expect(row).toMatchObject({ address: "Kjerkgata 39", city: "Røros", ...ROROS });
    expect(row.search_text).toContain("roros");
    expect(await created({ address: "Storgata 1, 5003 Bergen" }, "navngitt@menighet.test")).toMatchObject({
      city: "Bergen",
    });
    expect(await created({ address: "Storgata 1" }, "hvilken@menighet.test"), "no guess").toMatchObject({ city: null });
  });

  it("is not made without a name; the images that were sent with it stay at hand", async () => {
    const outcome = await createOrganizer(
      aSubmission({ name: " ", phone: "x" }, { cover_image_url: file(SAMPLE_IMAGES.png), logo_url: file(GIF) }),
      aViewer({ email: "ingen@menighet.test" }),
      profileDeps(),
    );
    expect(outcome).toEqual({
      ok: false,
      problem: {
        kind: "invalid",
        errors: { name: "nameRequired", phone: "phoneInvalid" },
        imageProblems: { logo_url: "gif" },
        images: { cover_image_url: expect.stringMatching(/^\/images\/organizers\//) as string, logo_url: null },
      },
    });
  });

  it("is not made twice for the same e-mail", async () => {
    const first = await created({ name: "Første" }, "to@menighet.test");
    await createOrganizer(aSubmission({ name: "Andre" }), aViewer({ email: "to@menighet.test" }), profileDeps());
    const { results } = await env.DB.prepare("select id, name from organizers where email = 'to@menighet.test'").all();
    expect(results).toEqual([{ id: first.id, name: "Første" }]);
  });
});

describe("a changed profile", () => {
  it("is found by its new name, and so are its events", async () => {
    const organizer = await anOrganizer({ name: "Gamlebyen" });
    const event = await anEvent({ organizer_id: organizer.id });
    await updateOrganizer(anEdit(1, { name: "Sjøbadet kirke" }), organizer, profileDeps());
    const found = await env.DB.prepare("select rowid from event_search where event_search match '\"sjobadet\"'").all();
    expect(found.results).toEqual([{ rowid: event.sort_key }]);
  });

  it("moves its pin with its address, where scripts did not", async () => {
    const organizer = await anOrganizer({ address: "Storgata 1", lat: 59.9, lng: 10.75 });
    const untouched = { city: "Oslo", lat: "59.9", lng: "10.75" };
    const deps = profileDeps({ position: ROROS });
    await updateOrganizer(anEdit(1, { address: "Storgata 1", ...untouched }), organizer, deps);
    expect(await findOrganizer(deps.db, organizer.id)).toMatchObject({ lat: 59.9, lng: 10.75 });
    await updateOrganizer(anEdit(2, { address: "Kjerkgata 39", ...untouched }), organizer, deps);
    expect(await findOrganizer(deps.db, organizer.id)).toMatchObject(ROROS);
  });

  it("takes the town and the pin of an address that is typed anew, and asks nothing of one that stays", async () => {
    const organizer = await anOrganizer({ address: "Storgata 1", city: "Oslo", lat: 59.9, lng: 10.75 });
    const asked: string[] = [];
    const deps = profileDeps({ position: ROROS });
    const addresses = {
      ...deps.addresses,
      geocode: async (address: string) => (asked.push(address), ROROS),
      townOf: async (address: string) => (asked.push(address), address === "Kjerkgata 39" ? "Røros" : null),
    };
    const save = async (version: number, texts: Record<string, string>) => {
      const before = (await findOrganizer(deps.db, organizer.id))!;
      await updateOrganizer(anEdit(version, { name: organizer.name, ...texts }), before, { ...deps, addresses });
      return (await findOrganizer(deps.db, organizer.id))!;
    };
    const moved = await save(1, { address: "Kjerkgata 39" });
    expect(moved).toMatchObject({ city: "Røros", ...ROROS });
    expect(moved.search_text).toContain("roros");
    expect(asked).toEqual(["Kjerkgata 39", "Kjerkgata 39, Røros"]);
    await save(2, { address: "Kjerkgata 39", city: "Røros", lat: String(ROROS.lat), lng: String(ROROS.lng) });
    expect(asked).toHaveLength(2);
    // Without scripts the former town and position are still in their fields.
    const plain = { city: "Røros", lat: String(ROROS.lat), lng: String(ROROS.lng) };
    expect(await save(3, { address: "Storgata 1, 5003 Bergen", ...plain })).toMatchObject({ city: "Bergen" });
    expect(asked.at(-1)).toContain("Bergen");
  });

  it("empties what was emptied", async () => {
    const organizer = await anOrganizer({ description: "Før", phone: "12345678" });
    const deps = profileDeps();
    await updateOrganizer(anEdit(1), organizer, deps);
    expect(await findOrganizer(deps.db, organizer.id)).toMatchObject({ description: null, phone: null, city: null });
  });

  it("does not go over what somebody else saved since it was opened, and hands both back", async () => {
    const organizer = await anOrganizer({ phone: "12345678" });
    const deps = profileDeps();
    expect((await updateOrganizer(anEdit(1, { name: "Den første" }), organizer, deps)).ok).toBe(true);
    const second = await updateOrganizer(
      anEdit(1, { name: "Den andre" }, { cover_image_url: file(SAMPLE_IMAGES.png) }),
      organizer,
      deps,
    );
    const stored = await findOrganizer(deps.db, organizer.id);
    expect(stored).toMatchObject({ name: "Den første", cover_image_url: null, version: 2 });
    expect(second).toMatchObject({
      ok: false,
      problem: {
        kind: "changedMeanwhile",
        stored,
        images: { cover_image_url: expect.stringMatching(/^\/images\//) as string },
      },
    });
    expect((await updateOrganizer(anEdit(2, { name: "Den andre" }), stored!, deps)).ok).toBe(true);
  });

  it("of two who save at the same moment one is told of the other", async () => {
    const organizer = await anOrganizer();
    const both = await Promise.all(
      ["En", "To"].map((name) => updateOrganizer(anEdit(1, { name }), organizer, profileDeps())),
    );
    expect(both.map((each) => (each.ok ? "saved" : each.problem.kind)).sort()).toEqual(["changedMeanwhile", "saved"]);
  });
});
