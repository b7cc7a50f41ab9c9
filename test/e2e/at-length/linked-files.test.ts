import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { bringIn, discard } from "#test/support/bringing-in";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { journey } from "#test/support/journey";
import { pdfFile } from "#test/support/office-files";
import { openAs } from "#test/support/people";

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer(inject("feedPort"));
});
afterAll(() => server.close());

describe("a link to a file", () => {
  journey.override({ expected: [/^answer (?:422|503)/, /^console error: .*(?:422|503)/] });

  journey("is read like a file that was chosen, at one press", async ({ page }) => {
    const file = pdfFile([{ x: 50, y: 700, text: "Søndag 13. juni 2027 kl. 19.00 Lovsang ved sjøen" }]);
    const address = server.serve("/menighetsblad.pdf", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf" }).end(file);
    });
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, address);
    await page.getByRole("heading", { name: "«menighetsblad.pdf»" }).waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: "Lovsang ved sjøen" }).isChecked()).toBe(true);
    await expect.poll(() => page.getByText("Hold dette oppdatert").count()).toBe(0);
    await discard(page);
  });

  journey("that does not come: it is said what to do instead, and the link stands", async ({ page }) => {
    const address = server.serve("/uten-tekst.pdf", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf" }).end(pdfFile([]));
    });
    await openAs(page, "owner", "/dashboard/intake");
    await page.route("**/api/intake-file", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByLabel("Lenke eller tekst").fill(address);
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByRole("alert").getByText("Dette er en PDF. Last den ned, og velg den som fil.").waitFor();
    await expect.poll(() => page.getByLabel("Lenke eller tekst").inputValue()).toBe(address);
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByRole("button", { name: "Hent og les bildet" }).waitFor(); // It has no text, so it may be pictures.
    await expect.poll(() => page.getByLabel("Lenke eller tekst").inputValue()).toBe(address);
    expect(await axeFindings(page)).toEqual([]);
  });
});
