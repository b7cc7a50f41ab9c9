import type { Browser, Page } from "playwright-core";

/** A notice in print, as a phone's camera might have seen it: JPEG. */
export async function aPoster(browser: Browser, lines: readonly string[], style = ""): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 }, deviceScaleFactor: 1 });
  const print = lines.map((line, index) => `<p style="font-size:${index === 0 ? 64 : 38}px">${line}</p>`).join("");
  await page.setContent(`<body style="margin:90px;font-family:sans-serif;background:#fdfcf8;${style}">${print}`);
  const picture = await page.screenshot({ type: "jpeg", quality: 85 });
  await page.close();
  return picture;
}

/** A PDF of such pictures alone, as a scanner makes them. */
export async function aScan(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage();
  const pages = pictures.map(
    (picture) => `<img src="data:image/jpeg;base64,${picture.toString("base64")}" width="680">`,
  );
  await page.setContent(pages.join('<div style="break-after:page"></div>'));
  const scan = await page.pdf({ format: "A4" });
  await page.close();
  return scan;
}

/** Chooses it in the line, as from the camera. */
export async function photograph(page: Page, picture: Buffer, name = "plakat.jpg"): Promise<void> {
  await page.getByLabel(/^Ta bilde av plakaten/).setInputFiles({ name, mimeType: "image/jpeg", buffer: picture });
}
