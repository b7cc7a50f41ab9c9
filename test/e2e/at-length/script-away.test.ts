import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import type { Person } from "#test/support/journey-accounts";
import { become } from "#test/support/people";

const ASSETS = "build/client/assets";
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));

/** Each script that the build loads at run time, as a Norwegian page names it. */
const LATER = [
  ...new Set(
    scripts.flatMap((name) =>
      [...readFileSync(`${ASSETS}/${name}`, "utf8").matchAll(/import\(["`]\.\/([\w.-]+\.js)["`]\)/g)].map(
        ([, file]) => file!,
      ),
    ),
  ),
].filter((file) => !/-(nn|en)-[\w-]{8}\.js$/.test(file));

const AWAY = {
  "is answered with 404": (page: Page, file: string) =>
    page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: "gone" })),
  "is cut off": (page: Page, file: string) => page.route(`**/${file}`, (route) => route.abort()),
};

interface Where {
  path: string;
  as?: Person;
  /** What asks for the script, and ends on a page that stands. */
  act?: (page: Page) => Promise<unknown>;
}

const face = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Visning" }).getByRole("link", { name, exact: true }).click();

const FIRST_EVENT = "main a[href^='/event/']";
const FIRST_ORGANIZER = "main a[href^='/organizer/']";

/** Where scripts are needed, by the beginning of their names. What is not named is needed on the front page. */
const NEEDED: [RegExp, Where][] = [
  [/^(events-map-face|search-map|place-popup)/, { path: "/", act: face("Kart") }],
  [/^ground/, { path: "/?view=map" }],
  [/^month-face/, { path: "/", act: face("Måned") }],
  [/^search-suggestions/, { path: "/", act: (page) => page.getByRole("searchbox").first().press("ArrowDown") }],
  [/^understood|^left-to-words/, { path: "/?q=konsert+i+morgen" }],
  [/^organizations-map/, { path: "/organizations" }],
  [/^(kept-note|offline-parts)/, { path: "/favorites" }],
  [/^(practical|more-dates|leaflet-map|share-from|fetching-form)/, { path: FIRST_EVENT }],
  [
    /^report-dialog/,
    {
      path: FIRST_EVENT,
      act: (page) =>
        page
          .getByRole("button", { name: /^Rapporter/ })
          .first()
          .click(),
    },
  ],
  [
    /^remind/,
    {
      path: "/event/kirkekonsert",
      act: (page) => page.getByRole("link", { name: "Minn meg" }).click(),
    },
  ],
  [/^(opening-card|unkept|card-downloads)/, { path: FIRST_ORGANIZER }],
  [/^esm/, { path: "/auth/login" }],
  [/^(crop-dialog|movable-map|start-reading)/, { path: "/dashboard/event/new", as: "owner" }],
  [
    /^(fetch-file-at|read-any-file|pdf|dist|sheet|word|pictures-as|prepare|kept-pictures)/,
    { path: "/dashboard/intake", as: "owner" },
  ],
  [/^(sign-out|forget-on|account-fav)/, { path: "/settings", as: "owner" }],
];
const whereOf = (file: string): Where => NEEDED.find(([name]) => name.test(file))?.[1] ?? { path: "/" };

const isFilled = (page: Page) =>
  page.locator("main :is(input[type=text], input[type=search], textarea):visible").first();

/** What is pressed afterwards works, or asks about what was typed. */
async function goesOn(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  const before = page.url();
  const others = before.endsWith("/organizations")
    ? "a[href='/']"
    : "a:is([href='/organizations'], [href='/dashboard'])";
  await page.locator(`${others}:visible`).first().click();
  const isAsked = page.getByRole("dialog").getByRole("button").first();
  await expect.poll(async () => page.url() !== before || (await isAsked.isVisible())).toBe(true);
  await page.locator("h1").first().waitFor({ state: "attached" });
  expect(await page.locator("body").innerText()).not.toContain("Noe gikk galt");
}

describe.each(Object.entries(AWAY))("a script that %s takes nothing away", (_how, takeAway) => {
  journey.override({ expected: [/./] });

  for (const file of LATER)
    journey(file, async ({ page, context }) => {
      const { path, as, act } = whereOf(file);
      if (as) await become(context, as);
      let address = path;
      if (!path.startsWith("/")) {
        await open(page, path === FIRST_EVENT ? "/" : "/organizations");
        address = (await page.locator(path).first().getAttribute("href"))!;
      }
      await takeAway(page, file);
      await page.goto(address);
      await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
      await page.waitForTimeout(300);
      const field = isFilled(page);
      const isTyping = !act && (await field.count()) > 0;
      if (isTyping) await field.fill("Halvskrevet");
      await act?.(page);
      await page.waitForTimeout(700);
      await page.locator("h1").first().waitFor({ state: "attached" });
      expect(await page.locator("body").innerText()).not.toContain("Noe gikk galt");
      expect((await page.locator("main").innerText()).trim()).not.toBe("");
      if (isTyping) expect(await field.inputValue()).toBe("Halvskrevet");
      await goesOn(page);
    });

  journey("nor do all of them: an event's text is whole", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    const whole = await page.locator("main").innerText();
    for (const file of LATER) await takeAway(page, file);
    await page.goto("/event/kirkekonsert");
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
    await page.waitForTimeout(500);
    expect(await page.locator("main").innerText()).toBe(whole);
  });

  journey("nor does a face that is switched to: the server draws it, once", async ({ page }) => {
    const faces = LATER.filter((file) => /^(events-map|month)-face/.test(file));
    expect(faces).toHaveLength(2);
    for (const file of faces) await takeAway(page, file);
    for (const [name, view] of [
      ["Kart", "map"],
      ["Måned", "month"],
    ] as const) {
      await open(page, "/");
      let loads = 0;
      page.on("request", (request) => void (loads += Number(request.isNavigationRequest())));
      await face(name)(page);
      await expect.poll(() => loads).toBe(1);
      expect(new URL(page.url()).searchParams.get("view")).toBe(view);
      await page.locator("main a[href^='/event/']").first().waitFor({ state: "attached" });
      await page.waitForTimeout(1000);
      expect(loads).toBe(1);
      page.removeAllListeners("request");
    }
  });
});
