import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { journey, open } from "#test/support/journey";
import { openAs } from "#test/support/people";

const PUBLIC_PAGES = [
  "/",
  "/?q=gudstjeneste",
  "/?near=R%C3%B8ros",
  "/event/kirkekonsert",
  "/event/uten-koordinater",
  "/event/i-fjor",
  "/organizer/fjellkirken",
  "/organizations",
  "/favorites",
  "/settings",
  "/become-organizer",
  "/personvern",
  "/tilgjengelighet",
  "/login",
  "/login?mode=sign-up",
  "/login?mode=forgot",
];

/** Collects every request of the browser to any host. */
function requestsOf(page: Page): URL[] {
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  return requests;
}

/** Scrolls a page to its end, so that lazy content (images, maps) is requested. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState("networkidle");
}

describe("a visitor's browser", () => {
  journey("talks to us alone on every public page, and is given no cookie", async ({ page }) => {
    const requests = requestsOf(page);
    for (const path of PUBLIC_PAGES) {
      await open(page, path);
      await lookThrough(page);
    }
    const home = new URL(inject("baseUrl")).host;
    expect(requests.length).toBeGreaterThan(PUBLIC_PAGES.length * 3);
    expect(requests.filter(({ host, protocol }) => protocol.startsWith("http") && host !== home).map(String)).toEqual(
      [],
    );
    expect(await page.context().cookies()).toEqual([]);
  });

  journey("keeps nothing but what the privacy policy names", async ({ page }) => {
    await open(page, "/");
    await page.locator("article a[href^='/event/']").first().click();
    await page.waitForURL(/\/event\//);
    await page
      .getByRole("button", { name: /favoritt/i })
      .first()
      .click();
    await page.goBack();
    await page.waitForURL(/\/$/);
    await page.locator("summary", { hasText: "Filtre" }).click();
    await page.getByLabel("Nær sted").fill("Røros");
    await page.getByLabel("Nær sted").press("Enter");
    await page.getByText("Denne enheten husker Røros.").waitFor();
    await page.reload();
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const name of ["samling:favorites", "samling:location", "samling:search"]) expect(kept).toContain(name);
    await open(page, "/personvern");
    const policy = await page.getByRole("main").innerText();
    expect(kept.filter((name) => !policy.includes(name))).toEqual([]);
  });

  journey("keeps what is written in a form only as the privacy policy says", async ({ page }) => {
    await openAs(page, "follower", "/report/event/kirkekonsert");
    await page.getByRole("radio", { name: "Annet" }).check();
    const keptNames = () => page.evaluate(() => Object.keys(localStorage));
    await expect
      .poll(async () => (await keptNames()).filter((name) => name.startsWith("samling:draft:")))
      .toHaveLength(1);
    const kept = (await keptNames()).map((name) => name.replace(/^(samling:draft):.+$/, "$1"));
    await open(page, "/personvern");
    const policy = await page.getByRole("main").innerText();
    expect(kept.filter((name) => !policy.includes(name))).toEqual([]);
  });

  journey("never says more exactly than to a kilometre where it is", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 62.574683, longitude: 11.384171 });
    const requests = requestsOf(page);
    const bodies: string[] = [];
    page.on("request", (request) => bodies.push(request.postData() ?? ""));
    await open(page, "/");
    await page.getByRole("button", { name: "Nær meg" }).click();
    await page.waitForURL(/lat=62\.57&lng=11\.38/);
    await page.getByText("Viser arrangementer innen 50 km fra din posisjon").waitFor();
    await page.waitForLoadState("networkidle");
    expect([...requests.map(String), ...bodies].join("\n")).not.toMatch(/62\.57\d|11\.38\d/);
  });

  journey("gets its favourites back when the account is to keep none", async ({ page }) => {
    await openAs(page, "discreet", "/event/kirkekonsert");
    const saved = page.waitForResponse(
      (response) => response.url().includes("/api/favorites") && response.request().method() === "POST",
    );
    await page
      .getByRole("button", { name: /favoritt/i })
      .first()
      .click();
    await saved;
    await open(page, "/settings/privacy");
    await page.getByText("Bare på denne enheten").click();
    await page.getByRole("button", { name: "Lagre" }).click();
    await page.getByText("Valget er lagret.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("samling:favorites"))).toContain("kirkekonsert");
    const kept = (await (await page.request.get("/settings/my-data")).json()) as {
      favorite_events: unknown[];
      account: unknown;
    };
    expect(kept).toMatchObject({ favorite_events: [], account: { favorites_on_device_only: true } });
  });
});
