import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { OSLO } from "#test/support/search";
import { preferring, visit } from "#test/support/visitor";
import { LOCALES } from "~/domain/site/locales";
import { momentAt } from "~/domain/time/days-and-moments";

// NOW is Thursday 4 June 2026.
beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Bykirken" });
  const at = (day: string, time: string, title: string, given = {}) =>
    anEvent({ organizer_id, start_time: momentAt(day, time), title, ...OSLO, ...given });
  await at("2026-06-06", "09:00", "Lys og glass", { end_time: momentAt("2026-07-20", "16:00") });
  await at("2026-06-06", "12:00", "Orgelkonsert", { event_type: "concert" });
  await at("2026-05-01", "09:00", "Bilder fra fjellet", { end_time: momentAt("2026-08-01", "16:00") });
  await at("2026-06-02", "09:00", "Sommerleir", { end_time: momentAt("2026-06-09", "16:00") });
});

async function htmlOf(path: string, locale = "nb") {
  const response = await visit(path, { headers: preferring("system", locale, "24h") });
  expect(response.status).toBe(200);
  return response.text();
}

describe("an event of thirty days or more", () => {
  test("is not at the top of the day that it begins, though it begins before all else", async () => {
    const html = await htmlOf("/");
    const [exhibition, concert] = ["Lys og glass", "Orgelkonsert"].map((title) => html.indexOf(`>${title}<`));
    expect(concert).toBeGreaterThan(0);
    expect(exhibition).toBeGreaterThan(concert!);
  });

  test("comes last among what is going on, and is in no other day", async () => {
    const html = await htmlOf("/");
    const [camp, pictures] = ["Sommerleir", "Bilder fra fjellet"].map((title) => html.indexOf(`>${title}<`));
    expect(camp).toBeGreaterThan(0);
    expect(pictures).toBeGreaterThan(camp!);
    expect(html.split(">Bilder fra fjellet<")).toHaveLength(2);
  });
});

const SEARCH = "q=konsert&type=concert&near=Oslo&radius_km=25";

describe.each(["list", "map", "month"])("the search as a %s", (view) => {
  test.each(LOCALES.map((locale) => [locale]))("keeps what is searched for in its own address (%s)", async (locale) => {
    const html = await htmlOf(`/?${SEARCH}&view=${view}`, locale);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain("Orgelkonsert");
    expect(html).toContain('value="konsert"');
    for (const other of ["map", "month"].filter((face) => face !== view)) {
      const link = [...html.matchAll(/href="(\/\?[^"]*)"/g)]
        .map(([, href]) => new URLSearchParams(href!.slice(2).replaceAll("&amp;", "&")))
        .find((search) => search.get("view") === other);
      expect(Object.fromEntries(link ?? [])).toMatchObject({ q: "konsert", type: "concert", near: "Oslo" });
    }
  });
});
