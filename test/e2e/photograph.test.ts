import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { discard } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { deleteInRow } from "#test/support/made-events";
import { openAs } from "#test/support/people";
import { aPoster, aScan, photograph } from "#test/support/posters";

const POSTER = ["Plakatkonsert", "Onsdag 10. juni 2026 kl. 18.00", "Kor og orgel i kirken", "Alle er velkommen"];

const seenOf = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return { isInk: data.some((value, index) => index % 4 === 0 && value < 80), width: canvas.width };
  });

describe("a photograph of a poster, on a phone", () => {
  journey(
    "is read on the device, looked over with its cut-out, and published; it is sent nowhere until it is the event's picture, whole and in words",
    async ({ page, browser }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") sent.push(request.postData() ?? "");
      });
      await openAs(page, "owner", "/dashboard");
      await photograph(page, await aPoster(browser, POSTER));
      await page.getByText("Det som leser det (4 MB), hentes bare denne ene gangen.").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Hent og les bildet" }).click();
      await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «plakat.jpg»" }).waitFor();
      await page.getByText("Lest fra et bilde, på enheten").waitFor();
      const row = page.getByRole("checkbox", { name: "Plakatkonsert" });
      expect(await row.isChecked()).toBe(true);
      await page.getByText("onsdag 10. juni").first().waitFor();
      await page.getByRole("img", { name: "Utsnitt av bildet" }).waitFor();
      expect(await seenOf(page)).toMatchObject({ isInk: true });
      expect(await axeFindings(page)).toEqual([]);
      expect(sent.filter((body) => body.includes("image/jpeg") || body.includes("JFIF"))).toEqual([]);

      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByRole("button", { name: "Bruk bildet i arrangementet" }).click();
      await page.getByRole("heading", { level: 1, name: "Rediger arrangement" }).waitFor();
      await page.getByRole("heading", { name: "Velg utsnitt" }).waitFor();
      await page.getByRole("button", { name: "Vis hele plakaten" }).click();
      await page.getByText("Bildet er lastet opp").waitFor();
      const words = page.getByLabel(/^Hva bildet viser/);
      expect(await words.inputValue()).toMatch(/^Plakatkonsert\. Onsdag 10\. juni 2026/);
      await words.fill("Plakat: Plakatkonsert, onsdag 10. juni kl. 18");
      await page.getByRole("button", { name: "Lagre" }).click();
      await page.getByText("Arrangementet er lagret.").waitFor();
      const path = (await page.getByRole("link", { name: "Plakatkonsert" }).first().getAttribute("href"))!;
      await open(page, path);
      const poster = page.getByRole("link", { name: "Plakat: Plakatkonsert, onsdag 10. juni kl. 18 Se bildet større" });
      const [width, height] = await poster
        .getByRole("img")
        .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
      expect(height / width).toBeCloseTo(4 / 3, 1);
      expect((await page.request.get((await poster.getAttribute("href"))!)).headers()["content-type"]).toBe(
        "image/webp",
      );
      expect(await axeFindings(page)).toEqual([]);
      await open(page, "/dashboard");
      await deleteInRow(page, "Plakatkonsert");
    },
  );

  journey("can be called off, and each picture without events says why", async ({ page, browser }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await photograph(page, await aPoster(browser, POSTER));
    await page.getByRole("button", { name: "Hent og les bildet" }).waitFor();
    await page.getByRole("button", { name: "Avbryt" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Avbryt" }).count()).toBe(0);
    await photograph(page, await aPoster(browser, [""], "background:#000"), "svart.jpg");
    await page.getByText("Bildet er helt mørkt. Ta et nytt med mer lys.").first().waitFor();
    await page
      .getByLabel(/^Ta bilde av plakaten/)
      .setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("\0\0\0\u0018ftypmp42") });
    await page.getByText("Dette er en film. Ta et bilde i stedet.").first().waitFor();
  });
});

describe("a photograph on a desktop", () => {
  journey.override({ device: "desktop" });

  journey(
    "pasted into the line or the form's own line, is read at once; what is unclear is asked",
    async ({ page, browser }) => {
      await openAs(page, "owner", "/dashboard/event/new");
      const poster = [...(await aPoster(browser, ["Limkonsert", "13. juni 2027 kl. 18.00"]))];
      await page.locator("[name=line]").evaluate((line, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(bytes)], "limt.jpg", { type: "image/jpeg" }));
        line.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, poster);
      await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «limt.jpg»" }).waitFor();
      await page.getByText("Ingen ukedag i bildet bekrefter datoen.").waitFor();
      expect(await page.getByRole("checkbox", { name: "Limkonsert" }).isChecked()).toBe(false);
      await discard(page);
    },
  );

  journey("a PDF without text is read as pictures, a page after the other", async ({ page, browser }) => {
    await openAs(page, "owner", "/dashboard/intake");
    const second = ["Skannet kveld", "Onsdag 16. juni 2027 kl. 19.00"];
    const buffer = await aScan(browser, [await aPoster(browser, POSTER), await aPoster(browser, second)]);
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "skann.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «skann.pdf»" }).waitFor();
    await page.getByRole("checkbox", { name: "Plakatkonsert" }).waitFor();
    await page.getByRole("checkbox", { name: "Skannet kveld" }).waitFor();
    await expect.poll(() => page.getByRole("img", { name: "Utsnitt av bildet" }).count()).toBe(2);
    await discard(page);
  });
});
