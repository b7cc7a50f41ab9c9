import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DEVICES } from "#test/support/devices";
import { journey, open } from "#test/support/journey";
import { openAs } from "#test/support/people";

const boxOf = async (element: Locator) => (await element.boundingBox())!;
const bottomOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};

/** Returns where the visible part of the screen ends: at the tabs on phones. */
async function fold(page: Page, device: keyof typeof DEVICES): Promise<number> {
  return device === "phone"
    ? (await boxOf(page.getByRole("navigation", { name: "Hovedmeny" }).locator("visible=true"))).y
    : DEVICES[device].viewport.height;
}

const firstTitle = (page: Page) => page.locator("section[aria-labelledby^=day-] h4").first();
const dayHeading = (page: Page) => page.locator("h3[id^=day-]");
const heading = (page: Page) => page.getByRole("heading", { name: /Kommende arrangementer \(?\d/ });

describe.for(["phone", "desktop"] as const)("the first screen on a %s", (device) => {
  journey.override({ device });

  journey("shows the title of the first coming event, with a filter on too", async ({ page }) => {
    for (const path of ["/", "/?near=R%C3%B8ros", "/?type=service", "/?lat=59.91&lng=10.75"]) {
      await open(page, path);
      expect(await bottomOf(firstTitle(page)), path).toBeLessThanOrEqual(await fold(page, device));
    }
  });

  journey("what goes on already stands above the first day, once", async ({ page }) => {
    await open(page, "/");
    const running = await boxOf(page.locator("#running"));
    const today = await boxOf(dayHeading(page).first());
    expect(await page.getByRole("region", { name: "Pågår nå" }).count()).toBe(1);
    if (device === "desktop") {
      expect(Math.abs(running.y - today.y), "in one row").toBeLessThan(12);
      expect(running.x).toBeLessThan(today.x);
    } else expect(running.y + running.height).toBeLessThanOrEqual(today.y);
  });

  journey.for(["I morgen", "Denne uken", "On"])(
    "«Vis treff» ends at the results where they are others: %s",
    async (choice, { page }) => {
      await open(page, "/");
      await page.locator("summary", { hasText: "Filtre" }).click();
      await page
        .locator("label", { hasText: new RegExp(`^${choice}$`) })
        .locator("visible=true")
        .first()
        .click();
      await page.getByRole("button", { name: "Vis treff" }).click();
      await page.waitForURL(/when=|weekday=/);
      await page.waitForTimeout(500);
      expect(Math.abs((await boxOf(heading(page))).y)).toBeLessThan(32);
    },
  );

  describe.for(["reduce", "no-preference"] as const)("«Vis treff», motion: %s", (reducedMotion) => {
    journey.for(["/", "/?near=R%C3%B8ros"])(
      "ends at the results, heading and count at the top: from %s",
      async (path, { page }) => {
        await page.emulateMedia({ reducedMotion });
        await open(page, path);
        await page.locator("summary", { hasText: "Filtre" }).click();
        await page.getByRole("button", { name: "Vis treff" }).click();
        await expect.poll(async () => (await boxOf(heading(page))).y).toBeLessThan(32);
        expect((await boxOf(heading(page))).y).toBeGreaterThanOrEqual(0);
        expect(
          await heading(page).evaluate((element) => element === document.activeElement),
          "the keyboard goes on there",
        ).toBe(true);
      },
    );
  });
});

describe("without scripts", () => {
  journey.override({ javaScriptEnabled: false, expected: [/^failed request \(csp\)/] });

  journey("«Vis treff» ends at the results", async ({ page }) => {
    await page.goto("/");
    await page.locator("summary", { hasText: "Filtre" }).click();
    await page.getByRole("checkbox", { name: "Gudstjeneste" }).check();
    await page.getByRole("button", { name: "Vis treff" }).click();
    await page.waitForURL(/type=service.*#results$/);
    await heading(page).waitFor();
    expect((await boxOf(heading(page))).y).toBeLessThan(32);
  });
});

describe("a day with one event on a large screen", () => {
  journey.override({ device: "desktop" });

  journey("shares it with the days after it", async ({ page }) => {
    await open(page, "/?type=service");
    const [first, second] = await Promise.all([0, 1].map((index) => boxOf(dayHeading(page).nth(index))));
    expect(second!.y).toBe(first!.y);
  });
});

describe("a congregation's page on a phone", () => {
  journey("keeps follow, share and report in one row on a narrow one", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/organizer/fjellkirken");
    const tops = await Promise.all(
      [/^Følg Fjellkirken/, /^Del Fjellkirken/, /^Rapporter/].map(
        async (name) =>
          (
            await boxOf(
              page
                .getByRole("main")
                .getByRole("button", { name })
                .or(page.getByRole("main").getByRole("link", { name }))
                .first(),
            )
          ).y,
      ),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
  });

  journey("has the next event under the name, and the events before contact and map", async ({ page }) => {
    await open(page, "/organizer/fjellkirken");
    const events = page.getByRole("region", { name: "Kommende arrangementer" });
    const next = await boxOf(events.getByRole("article").first());
    expect(next.y).toBeGreaterThan(await bottomOf(page.getByRole("heading", { level: 1 })));
    expect(await bottomOf(events.getByRole("heading", { level: 3 }).first())).toBeLessThanOrEqual(
      await fold(page, "phone"),
    );
    const end = await bottomOf(events);
    expect((await boxOf(page.getByText("Telefon"))).y).toBeGreaterThan(end);
    expect((await boxOf(page.getByRole("region", { name: /^Kart over/ }))).y).toBeGreaterThan(end);
  });
});

journey("the profile on a phone is six rows on the first screen, each of which opens its fields", async ({ page }) => {
  await openAs(page, "owner", "/dashboard/settings");
  const rows = page.locator("[data-row]");
  expect(await rows.count()).toBe(6);
  expect(await bottomOf(page.getByRole("button", { name: "Lagre" }))).toBeLessThanOrEqual(844);
  expect(await page.getByLabel("Navn på organisasjonen").isVisible()).toBe(false);
  await rows.first().locator("> summary").click();
  await page.getByLabel("Navn på organisasjonen").waitFor();
});

describe("an organiser's long pages on a phone", () => {
  journey.for([
    "/dashboard/paper",
    "/dashboard/statistics?month=2026-05",
    "/dashboard/statistics?month=2026-05&by=month",
    "/dashboard/event/kirkekonsert/statistics",
  ])("are three screens at most: %s", async (path, { page }) => {
    await openAs(page, "calendarkeeper", path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);
  });

  journey("what is folded opens at a press, and stands open on paper", async ({ page }) => {
    await openAs(page, "calendarkeeper", "/dashboard/paper");
    const text = page.getByRole("textbox", { name: "Til Facebook" });
    expect(await text.isVisible()).toBe(false);
    await page.getByText("Uken som tekst").click();
    await text.waitFor();
    const posters = page.getByRole("link", { name: /Kirkekonsert i lyse netter/ });
    expect(await posters.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    await posters.waitFor();
  });

  journey("what the first day means is two lines, its why behind a press", async ({ page }) => {
    await openAs(page, "founder", "/onboarding");
    await page.getByLabel("Navn på organisasjonen").fill("Førstedagskirken");
    await page.getByRole("button", { name: "Kom i gang" }).click();
    await page.getByRole("heading", { level: 1, name: "Førstedagskirken" }).waitFor();
    await open(page, "/dashboard/event/new");
    const said = page.getByText(/resten fra .* kl\. \d|Resten vises fra/).locator("..");
    const lines = await said.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    const why = page.getByText(/^Nye organisasjoner viser/);
    expect(await why.isVisible()).toBe(false);
    await said.click();
    await why.waitFor();
  });
});
