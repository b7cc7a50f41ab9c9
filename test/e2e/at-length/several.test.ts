import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdBack } from "#test/support/held-answers";
import { journey, open } from "#test/support/journey";
import { publishEvent } from "#test/support/made-events";
import { become, openAs } from "#test/support/people";

/** Publishes three events a month from 2029 on, and opens the list of them. */
async function begin(page: Page, word: string, openPage: typeof open = open): Promise<void> {
  await become(page.context(), "owner");
  for (const day of ["04", "11", "18"])
    await publishEvent(page.request, { title: `${word} ${day}`, start_date: `2029-01-${day}` });
  await openPage(page, `/dashboard?q=${word}`);
  // Without scripts the boxes are there.
  if (openPage === open) await page.getByRole("button", { name: "Velg flere" }).click();
}

const tick = (page: Page, title: string) => page.getByRole("checkbox", { name: `Velg ${title}, ` });
const bar = (page: Page) => page.getByRole("form", { name: "De valgte arrangementene" });
const rows = (page: Page, word: string) => page.getByRole("article").filter({ hasText: word });

describe("lists that work", () => {
  journey.override({ device: "desktop" });

  journey("are filtered, chosen in and changed by the keyboard alone, and a step is undone", async ({ page }) => {
    await begin(page, "Tastekveld");
    await tick(page, "Tastekveld 04").focus();
    await page.keyboard.press("Space");
    await bar(page).getByText("1 valgt").waitFor();
    await page.keyboard.press("Escape");
    await bar(page).getByText("Kryss av dem").waitFor();
    await expect.poll(() => tick(page, "Tastekveld 04").isChecked()).toBe(false);
    await page.keyboard.press("Space");
    await tick(page, "Tastekveld 18").focus();
    await page.keyboard.press("Space");
    await bar(page).getByText("2 valgt").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "2 datoer valgt" }).waitFor();
    await page.getByRole("link", { name: "Type", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: "Konsert" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.getByText("2 datoer er endret i ett steg.").waitFor();
    await expect.poll(() => rows(page, "Tastekveld").filter({ hasText: "Konsert" }).count()).toBe(2);
    expect(new URL(page.url()).searchParams.get("q")).toBe("Tastekveld");
    await page.getByRole("button", { name: "Angre", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Det er angret for 2 datoer.").waitFor();
    await open(page, "/dashboard?q=Tastekveld");
    await expect.poll(() => rows(page, "Tastekveld").filter({ hasText: "Bønn" }).count()).toBe(3);
  });

  journey("choose all between two presses, all on the page and all that are found", async ({ page }) => {
    await begin(page, "Skiftkveld");
    await tick(page, "Skiftkveld 04").click();
    await tick(page, "Skiftkveld 18").click({ modifiers: ["Shift"] });
    await bar(page).getByText("3 valgt").waitFor();
    expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(72);
    await page.getByRole("button", { name: "Velg ingen" }).click();
    await page.getByRole("button", { name: "Velg alle på siden" }).click();
    await bar(page).getByText("3 valgt").waitFor();
    await page.getByRole("button", { name: "Velg ingen" }).click();
    await page.getByRole("checkbox", { name: "Velg alle 3 som er funnet" }).check();
    await page.getByRole("status").getByText("3 valgt", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Slett", exact: true }).click();
    await page.getByRole("button", { name: "Slett 3 datoer" }).dblclick();
    await page.getByText("3 datoer er slettet.").waitFor();
    await expect.poll(() => rows(page, "Skiftkveld").count()).toBe(0);
    await page.getByRole("button", { name: "Angre", exact: true }).click();
    await page.getByText("3 arrangementer er hentet tilbake.").waitFor();
    await open(page, "/dashboard?q=Skiftkveld");
    await expect.poll(() => rows(page, "Skiftkveld").count()).toBe(3);
  });
});

describe("an answer that is late", () => {
  journey.override({ device: "desktop" });

  journey("the list that was asked for is awaited visibly, and nothing is chosen in the old one", async ({ page }) => {
    await begin(page, "Senkveld");
    await tick(page, "Senkveld 04").check();
    const list = await holdBack(page, "**/dashboard.data?*", "GET");
    await page.getByRole("searchbox").fill("Senkveld 11");
    await page.getByRole("searchbox").press("Enter");
    await page.locator("[aria-busy=true]").getByText("Senkveld 18").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Velg alle på siden" }).isDisabled()).toBe(true);
    await page.getByRole("progressbar").waitFor();
    list.letGo();
    await expect.poll(() => rows(page, "Senkveld").count()).toBe(1);
    await bar(page).getByText("Kryss av dem").waitFor();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    await page.getByRole("button", { name: "Velg alle på siden" }).click();
    await bar(page).getByText("1 valgt").waitFor();
  });
});

describe("on a phone", () => {
  journey("choosing begins on the first screens, and its bar leaves the list its room", async ({ page }) => {
    await openAs(page, "owner", "/dashboard");
    const start = page.getByRole("button", { name: "Velg flere" });
    const [beside, filter] = await Promise.all([
      start.boundingBox(),
      page.locator("summary", { hasText: "Filtrer" }).boundingBox(),
    ]);
    expect(beside!.y, "beside the filters").toBeCloseTo(filter!.y, 0);
    await start.click();
    await page.getByRole("button", { name: "Velg alle på siden" }).click();
    await bar(page).getByText("valgt").waitFor();
    // The longest that it says, of series whose dates were not counted.
    await bar(page)
      .getByRole("status")
      .evaluate((said) => said.replaceChildren("24 valgt, med alle datoer i seriene"));
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const { y, height } = (await bar(page).boundingBox())!;
      expect(height).toBeLessThanOrEqual(72);
      expect(y + height, "at the screen's edge").toBeLessThanOrEqual(640);
    }
    await bar(page).getByRole("button", { name: "Velg ingen" }).click();
    await bar(page).getByText("Kryss av dem").waitFor();
  });

  journey("a row that was filtered for has its menu, too", async ({ page }) => {
    await begin(page, "Menykveld", (target, path) => open(target, path));
    await page.getByRole("searchbox").fill("Menykveld 11");
    await page.getByRole("searchbox").press("Enter");
    await expect.poll(() => rows(page, "Menykveld").count()).toBe(1);
    await page.getByRole("searchbox").fill("Menykveld 18");
    await page.getByRole("searchbox").press("Enter");
    await rows(page, "Menykveld 18").waitFor();
    await page.getByLabel("Valg for Menykveld 18").click();
    await page.getByRole("link", { name: "Endre Menykveld 18" }).click();
    await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe("Menykveld 18");
  });
});

describe("without scripts", () => {
  journey.override({ device: "phone", javaScriptEnabled: false });

  journey("rows are filtered, chosen, changed, and the step is undone", async ({ page }) => {
    await begin(page, "Stillkveld", async (target, path) => void (await target.goto(path)));
    await tick(page, "Stillkveld 04").check();
    await tick(page, "Stillkveld 11").check();
    await bar(page).getByRole("button", { name: "Endre eller slett" }).click();
    await page.getByRole("link", { name: "Sted", exact: true }).click();
    await page.getByLabel("Navn på stedet").fill("Storsalen");
    await page.getByRole("button", { name: "Endre sted for 2 datoer" }).click();
    await page.getByText("2 datoer er endret i ett steg.").waitFor();
    await expect.poll(() => rows(page, "Stillkveld").filter({ hasText: "Storsalen" }).count()).toBe(2);
    await page.getByRole("button", { name: "Angre", exact: true }).click();
    await page.getByText("Det er angret for 2 datoer.").waitFor();
  });
});
