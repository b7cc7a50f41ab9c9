import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe("subscribing to a search", () => {
  journey("the list leads to the page, which names the feed and opens it in three programs", async ({ page }) => {
    await open(page, "/?type=concert&near=Oslo&radius_km=200");
    await page.getByRole("link", { name: "Abonner på dette søket" }).click();
    await page.waitForURL(/\/abonner\?/);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Få det i din egen kalender");
    await expect.poll(() => page.getByRole("main").textContent()).toContain("«Konsert, nær Oslo (innen 200 km)»");
    const href = (name: string) => page.getByRole("link", { name }).getAttribute("href");
    const webcal = await href("Åpne i Kalender");
    expect(webcal).toMatch(/^webcal:\/\/.*\/feeds\/events\.ics\?near=Oslo&radius_km=200&type=concert$/);
    expect(await href("Legg til i Google")).toBe(
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal!)}`,
    );
    expect(await href("Legg til i Outlook")).toContain("https://outlook.live.com/calendar/0/addfromweb?url=http");
    const address = await page.getByLabel("Adressen til kalenderen").inputValue();
    const feed = await page.request.get(new URL(address).pathname + new URL(address).search);
    expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await page.getByRole("link", { name: "Tilbake" }).click();
    await page.waitForURL(/\/\?near=Oslo/);
  });
});
