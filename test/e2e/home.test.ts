import { describe, expect } from "vitest";
import { HOURS_OF_WEEK, listsAt, seenOf } from "#test/support/hours-of-week";
import { journey, open } from "#test/support/journey";

/** 18:00 */
const SATURDAY_EVENING = HOURS_OF_WEEK[54]!;

journey("the front door shows what happens", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("heading", { name: "Finn arrangementer i nærheten" }).waitFor();
  await page
    .getByRole("link", { name: /Ungdomskveld/ })
    .first()
    .waitFor();
  // Other journeys publish and hide some.
  const heading = await page.getByRole("heading", { name: /Kommende arrangementer/ }).textContent();
  expect(Number(/(\d+) arrangementer/.exec(heading ?? "")?.[1])).toBeGreaterThanOrEqual(45);
});

describe.each(["phone", "desktop"] as const)("titles on a %s", (device) => {
  journey.override({ device });

  journey("are whole, with what hangs below their line", async ({ page }) => {
    await open(page, "/");
    const room = await page.locator("main h4").evaluateAll((titles) =>
      titles.slice(0, 6).map((title) => {
        title.textContent = "gjpqy";
        const baseline = title.appendChild(document.createElement("span"));
        baseline.style.display = "inline-block";
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = getComputedStyle(title).font;
        const hanging = pen.measureText("gjpqy").actualBoundingBoxDescent;
        return title.getBoundingClientRect().bottom - baseline.getBoundingClientRect().bottom - hanging;
      }),
    );
    expect(room.length).toBeGreaterThan(2);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
  });
});

describe.each([
  ["phone", 2],
  ["desktop", 3],
] as const)("on a %s, on Saturday evening", (device, least) => {
  journey.override({ device });

  journey("tomorrow follows on the first screen, where little is left of today", async ({ page }) => {
    await open(page, "/");
    for (const list of listsAt([SATURDAY_EVENING])) {
      const [all, coming] = await seenOf(page, { list, lines: "all" });
      expect(all).toBeGreaterThanOrEqual(least);
      expect(coming).toBeGreaterThanOrEqual(2);
    }
  });
});

describe.each(["phone", "desktop"] as const)("a view of its own on a %s", (device) => {
  journey.override({ device });

  journey("has a way back to where it was chosen", async ({ page }) => {
    const back = page.getByRole("link", { name: "Tilbake" }).locator("visible=true").first();
    await open(page, "/?type=concert");
    await page.getByRole("link", { name: "I helgen" }).click();
    await page.getByRole("heading", { level: 1, name: /helgen/i }).waitFor();
    await back.click();
    await page.waitForURL(/\/\?type=concert$/);
    for (const [path, parent] of [
      ["/helgen", /\/$/],
      ["/abonner", /\/$/],
      ["/organizer/fjellkirken/month", /\/organiz/],
    ] as const) {
      await open(page, path);
      await back.click();
      await page.waitForURL(parent);
    }
  });
});

describe("a feast of the church year", () => {
  journey(
    "is offered when it is near, has a page near each town, and leads to the list of its days",
    async ({ page }) => {
      const heading = page.getByRole("heading", { level: 1 });
      await open(page, "/");
      const offered = page.getByRole("navigation", { name: "Høytider" }).getByRole("link");
      const feasts = await offered.evaluateAll((links) =>
        links.map((link) => ({ name: link.firstElementChild?.textContent ?? "", address: link.getAttribute("href")! })),
      );
      expect(feasts.length).toBeGreaterThan(0);
      for (const { name, address } of feasts) {
        await open(page, address);
        await heading.filter({ hasText: new RegExp(name, "i") }).waitFor();
      }
      await open(page, "/hoytid/julaften/hamar");
      await heading.filter({ hasText: "Gudstjenester julaften nær Hamar" }).waitFor();
      await page.getByRole("link", { name: "Hele Norge" }).click();
      await page.waitForURL(/\/hoytid\/julaften$/);
      await heading.filter({ hasText: /^Gudstjenester julaften$/ }).waitFor();
      await page.getByRole("link", { name: "Alle filtre og flere dager" }).click();
      await page.waitForURL(/from=\d{4}-12-24&to=\d{4}-12-24&type=service/);
      await page
        .getByRole("heading", { name: /arrangement/i })
        .first()
        .waitFor();
    },
  );
});

describe("the frame", () => {
  journey("on a phone: a top bar of 64 px and tabs of 83 px", async ({ page }) => {
    await open(page, "/");
    expect((await page.locator("header").first().boundingBox())?.height).toBe(64);
    const tabs = page.getByRole("navigation").filter({ has: page.getByRole("link", { name: "Menigheter" }) });
    expect((await tabs.locator("visible=true").boundingBox())?.height).toBe(83);
    for (const name of ["Menigheter", "Favoritter", "Innstillinger", "Arrangementer"]) {
      await tabs.getByRole("link", { name }).click();
      await page.getByRole("link", { name, exact: true }).and(page.locator("[aria-current=page]")).waitFor();
    }
  });

  describe("on a desktop", () => {
    journey.override({ device: "desktop" });

    journey("a navigation row, and a way back in words", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("navigation").getByRole("link", { name: "Menigheter" }).locator("visible=true").click();
      await page.getByRole("link", { name: /Bykirken/ }).click();
      await page.getByRole("heading", { level: 1, name: "Bykirken" }).waitFor();
      await page.getByText("Tilbake", { exact: true }).locator("visible=true").click();
      await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
    });
  });

  journey("the keyboard can skip to the content, and sees where it is", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Hopp til innholdet" });
    await skip.waitFor({ state: "visible" });
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  });
});
