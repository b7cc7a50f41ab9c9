import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { discard } from "#test/support/bringing-in";
import { journey } from "#test/support/journey";
import { WITHOUT_NETWORK } from "#test/support/offline";
import { openAs } from "#test/support/people";
import { aPoster, photograph } from "#test/support/posters";

describe("a picture in which no event is found", () => {
  journey.override({ expected: [/answer 422|status of 422|diacritics/] });

  journey("shows its lines, and what is marked as title and time fills the form", async ({ page, browser }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await photograph(page, await aPoster(browser, ["Grillfest for alle", "Rett etter skoleslutt", "Ta med noe godt"]));
    await page.getByRole("button", { name: "Hent og les bildet" }).click();
    await page.getByText("Dette sto der").waitFor();
    await page.getByText("Ta med noe godt", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("group", { name: "Rett etter skoleslutt" }).getByRole("radio", { name: "Når" }).check();
    await page.getByRole("button", { name: "Fortsett i skjemaet" }).click();
    await page.getByRole("heading", { level: 1, name: "Nytt arrangement" }).waitFor();
    await expect.poll(() => page.locator("[name=line]").inputValue()).toBe("Grillfest for alle Rett etter skoleslutt");
  });
});

describe("a picture that is taken without a network", () => {
  journey.override({ expected: WITHOUT_NETWORK });

  journey("is kept, and read when the network comes, also by a later visit", async ({ page, context, browser }) => {
    await openAs(page, "owner", "/dashboard/intake");
    const poster = await aPoster(browser, ["Ventende konsert", "Onsdag 10. juni 2026 kl. 18.00"]);
    // Once, so that only what reads pictures is missing.
    await photograph(page, await aPoster(browser, [""], "background:#000"), "svart.jpg");
    await page.getByText("Bildet er helt mørkt.").first().waitFor();
    await context.setOffline(true);
    await photograph(page, poster);
    await page.getByRole("button", { name: "Hent og les bildet" }).click();
    await page.getByText("Bildet er tatt vare på her").waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Hent og les bildet" }).click();
    await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «plakat.jpg»" }).waitFor();
    await page.getByRole("checkbox", { name: "Ventende konsert" }).waitFor();
    await discard(page);
  });
});

describe("what the row was read from", () => {
  journey("stands with what is asked about, and where another line says it", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await page
      .getByLabel("Skriv, lim inn en lenke eller tekst")
      .fill("Alle møter kl. 19\n8. desember 2026 Bønn\n15. desember kl. 7 Frokost");
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByText("Klokkeslettet er fra linje 1: «Alle møter kl. 19»").first().waitFor();
    await page.getByText("Lest av «15. desember kl. 7 Frokost»").waitFor();
    expect(await page.getByText("Lest av «8. desember 2026 Bønn»").count()).toBe(0);
    await discard(page);
  });
});
