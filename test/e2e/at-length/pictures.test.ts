import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { holdBack } from "#test/support/held-answers";
import { photographedJpeg, SAMPLE_IMAGES } from "#test/support/images";
import { journey } from "#test/support/journey";
import { deleteInRow, fillEvent, openNewEvent } from "#test/support/made-events";
import { become, openAs } from "#test/support/people";

const image = { name: "bilde.png", mimeType: "image/png", buffer: Buffer.from(SAMPLE_IMAGES.png) };
const MEGABYTE = 1024 * 1024;

const begin = async (page: Page, title: string) => {
  await openNewEvent(page);
  await fillEvent(page, { title, day: "2026-06-21" });
};

/** Chooses a JPEG of noise that lies on its side, 2400 × 3600 pixels, like a phone's photo; returns its bytes. */
function choosePhotograph(page: Page): Promise<number> {
  const sideways = photographedJpeg(6);
  const notes = [...sideways.subarray(2, 4 + sideways[4]! * 256 + sideways[5]!)];
  return page.locator("input[type=file]").evaluate(async (input: HTMLInputElement, notes) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 3600 });
    const pen = canvas.getContext("2d")!;
    const noise = pen.createImageData(2400, 1200);
    for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    for (const top of [0, 1200, 2400]) pen.putImageData(noise, 0, top);
    const jpeg = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), "image/jpeg", 1));
    const file = new File([jpeg.slice(0, 2), Uint8Array.from(notes), jpeg.slice(2)], "IMG_2043.JPG", {
      type: "image/jpeg",
    });
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return file.size;
  }, notes);
}

describe("an image is never lost", () => {
  journey.override({ device: "desktop", expected: [/\/api\/images/, /Failed to load resource/] });

  journey("publishing waits for a large photograph", async ({ page }) => {
    await become(page.context(), "owner");
    await begin(page, "Bildekveld");
    const upload = await holdBack(page, "**/api/images", "POST");
    const request = page.waitForRequest("**/api/images");
    expect(await choosePhotograph(page)).toBeGreaterThan(12 * MEGABYTE);
    const sent = await request; // Upright it is 3 by 2, so no crop was asked for.
    await page.getByRole("button", { name: "Publiser" }).click();
    const waiting = page.getByRole("group", { name: "Vent litt, bildet lastes opp." });
    await waiting.getByText("Arrangementet publiseres av seg selv når bildet er fremme.").waitFor();
    await waiting.getByRole("progressbar").waitFor();
    await waiting.getByRole("button", { name: "Ikke publiser ennå" }).click();
    await waiting.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Publiser" }).click();
    await waiting.waitFor();
    upload.letGo();
    await page.getByText("Arrangementet er publisert.").waitFor();
    const { requestBodySize } = await sent.sizes();
    expect(requestBodySize).toBeLessThan(5 * MEGABYTE);
    const answer = (await (await sent.response())!.json()) as { address: string };
    const kept = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(`${address}?w=1600`)).blob());
      return [bitmap.width, bitmap.height];
    }, answer.address);
    expect(kept).toEqual([1600, 1067]);
    await deleteInRow(page, "Bildekveld");
  });

  journey(
    "an image of another shape is cut in the shape that is used, by keyboard too, and the profile waits for it",
    async ({ page }) => {
      await openAs(page, "owner", "/dashboard/settings");
      await openRows(page);
      await page.route("**/api/images", (route) => route.fulfill({ status: 503 }), { times: 1 });
      const field = page.getByRole("group", { name: "Logo" });
      await field.locator("input[type=file]").setInputFiles(image);
      const dialog = page.getByRole("dialog");
      const arch = await dialog.getByRole("img", { name: "Utsnittet slik det blir" }).evaluate((canvas) => {
        const { width, borderTopLeftRadius } = getComputedStyle(canvas);
        return parseFloat(borderTopLeftRadius) / parseFloat(width);
      });
      // More than half of the width is rounded at the top.
      expect(arch).toBeGreaterThanOrEqual(0.5);
      await dialog.getByRole("slider", { name: "Zoom" }).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: "Bruk bildet" }).click();
      await field.getByText("Bildet kunne ikke lastes opp").waitFor();
      await page.getByRole("button", { name: "Lagre", exact: true }).click();
      const alert = page.getByRole("alert").filter({ hasText: "Det er ikke lagret ennå, for bildet kom ikke med." });
      await alert.getByRole("button", { name: "Lagre uten det nye bildet" }).click();
      await page.getByText("Profilen er lagret.").waitFor();
    },
  );

  journey(
    "one that cannot be read here is not sent: HEIC, and a flood of pixels, are told what to do in words",
    async ({ page }) => {
      await become(page.context(), "owner");
      await openNewEvent(page);
      const field = page.getByRole("group", { name: "Bilde" });
      const flood = Buffer.from(image.buffer);
      for (const side of [16, 20]) flood.writeUInt32BE(10_000, side);
      const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
      const sent: string[] = [];
      page.on("request", (request) => void (request.url().includes("/api/images") && sent.push(request.url())));
      for (const [name, buffer, said] of [
        ["IMG_0042.HEIC", heic, "HEIC kan ikke leses her. Lagre bildet som JPEG, eller velg det fra mobilen."],
        [
          "plakat.png",
          flood,
          "Bildet har for mange piksler. Lagre det i en mindre størrelse (høyst 40 megapiksler), og velg det på nytt.",
        ],
      ] as const) {
        await field.locator("input[type=file]").setInputFiles({ name, mimeType: "image/heic", buffer });
        await field.getByRole("alert").getByText(said).waitFor();
      }
      expect(sent).toEqual([]);
    },
  );
});
