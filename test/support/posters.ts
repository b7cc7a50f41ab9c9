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

/** Chooses it in the line, as from the camera. */
export async function photograph(page: Page, picture: Buffer, name = "plakat.jpg"): Promise<void> {
  await page.getByLabel(/^Ta bilde av plakaten/).setInputFiles({ name, mimeType: "image/jpeg", buffer: picture });
}
