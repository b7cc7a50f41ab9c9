import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { bringIn, discard } from "#test/support/bringing-in";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { journey, open } from "#test/support/journey";
import { openAs } from "#test/support/people";

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer(inject("feedPort"));
});
afterAll(() => server.close());

const TEXT = `Program for våren 2027
Søndag 13. juni kl. 11.00 Friluftsgudstjeneste i Storevik kirke
Onsdag 16. juni kl 7 Morgenkaffe
Torsdag 17. juni kl. 19 Styremøte`;

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const tick = (page: Page, title: string) => page.getByRole("checkbox", { name: title });

describe("anything is brought in", () => {
  journey.override({ expected: [/^answer 422/, /^console error: .*422/] });

  journey("a text is read, corrected in place, published, and taken back", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, TEXT);
    await expect.poll(() => tick(page, "Friluftsgudstjeneste").isChecked()).toBe(true);
    await expect.poll(() => tick(page, "Morgenkaffe").isChecked()).toBe(false);
    await expect.poll(() => tick(page, "Styremøte").isChecked()).toBe(false);
    await row(page, "Styremøte").getByText("Ser privat ut").waitFor();
    const heard = await row(page, "Styremøte").ariaSnapshot();
    expect(heard.split("\n").slice(1, 3), "the title names its tick and stands in its field").toMatchObject([
      '  - checkbox "Styremøte"',
      '  - textbox "Tittel": Styremøte',
    ]);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Rett «Morgenkaffe»" }).click();
    await page.getByLabel("Klokkeslett", { exact: true }).fill("25");
    await page.getByRole("button", { name: "Ferdig" }).click();
    await page.getByRole("alert").first().waitFor();
    await expect.poll(() => page.getByLabel("Klokkeslett", { exact: true }).inputValue()).toBe("25");
    await page.getByLabel("Klokkeslett", { exact: true }).fill("19:30");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Ferdig" }).click();
    await row(page, "Morgenkaffe").getByText("Rettet av deg").waitFor();
    await expect.poll(() => tick(page, "Morgenkaffe").isChecked()).toBe(true);
    await expect.poll(() => tick(page, "Morgenkaffe").evaluate((box) => box === document.activeElement)).toBe(true);

    await page.getByRole("button", { name: "Publiser", exact: true }).click();
    await page.getByText("2 er ute, 1 venter: Styremøte").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Angre" }).click();
    await page.getByText("Publiseringen er angret.").waitFor();
    await expect.poll(() => tick(page, "Morgenkaffe").isChecked()).toBe(true);
    await discard(page);
  });

  journey("title and clock are changed in the row itself, and any button keeps them", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, "13. juni 2027 kl. 19.00–20.30 Kveldssang\n14. juni 2027 Tur");
    await page.getByLabel("Klokkeslett for «Kveldssang»").fill("25");
    await page.getByRole("button", { name: "Lagre til senere" }).click();
    await page.getByRole("alert").getByText("Skriv klokkeslettet slik").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel("Klokkeslett for «Kveldssang»").fill("20");
    await row(page, "Kveldssang").getByLabel("Tittel").fill("Kveldssang ute");
    await page.getByLabel("Klokkeslett for «Tur»").fill("1030");
    await page.getByRole("button", { name: "Lagre til senere" }).click();
    await row(page, "Kveldssang ute").getByText("– 21:30").waitFor();
    await expect.poll(() => page.getByLabel("Klokkeslett for «Kveldssang ute»").inputValue()).toBe("20:00");
    await expect.poll(() => tick(page, "Tur").isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel("Klokkeslett for «Tur»").inputValue()).toBe("10:30");
    await discard(page);
  });

  journey("a list without years is settled by one answer, from the keyboard", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, "8. juni kl. 19.00 Bibeltime\n15. juni kl. 19.00 Sangkveld\n22. juni kl. 19.00 Styremøte");
    await expect.poll(() => tick(page, "Bibeltime").isChecked()).toBe(false);
    const question = page.getByRole("group", { name: /^Gjelder dette 20\d\d\?$/ });
    await question.getByText("3 arrangementer er sikre, bortsett fra at årstallet mangler.").waitFor();
    await expect.poll(() => page.getByText("Det står ikke noe årstall").count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await question.getByRole("button", { name: /^Ja, 20\d\d$/ }).press("Enter");
    await expect.poll(() => tick(page, "Bibeltime").isChecked()).toBe(true);
    await expect.poll(() => tick(page, "Sangkveld").isChecked()).toBe(true);
    await expect.poll(() => tick(page, "Styremøte").isChecked()).toBe(false);
    await expect.poll(() => question.count()).toBe(0);
    await discard(page);
  });

  journey("dates that are out already are one row, with one choice for all of them", async ({ page }) => {
    const rows = page.locator("form#review > ul > li");
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, "Kveldsbønn hver onsdag kl. 19.30 fra 2. juni 2027 til 30. juni 2027");
    await expect.poll(() => rows.count()).toBe(5);
    await page.getByRole("button", { name: "Kryss av alle 5" }).click();
    await page.getByRole("button", { name: "Publiser", exact: true }).click();
    await page.getByText("5 arrangementer ble opprettet").waitFor();

    await open(page, "/dashboard/intake");
    await bringIn(
      page,
      "Kveldsbønn med sang hver onsdag kl. 19.30 fra 2. juni 2027 til 30. juni 2027\n1. juli 2027 kl. 9 Tur",
    );
    const there = page.getByRole("group", { name: "Kveldsbønn med sang" });
    await there.getByText("5 datoer ligger ute alt: Kveldsbønn").waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await there.getByRole("button", { name: "Slå sammen alle 5" }).press("Enter");
    await there.getByText("Blir slått sammen når dere publiserer").waitFor();
    await expect.poll(() => page.locator("[name=tick]:checked").count()).toBe(6);
    await there.getByRole("button", { name: "De er andre arrangementer" }).click();
    await expect.poll(() => rows.count()).toBe(6);
    await discard(page);
  });

  journey("of two times that a page says, the person chooses", async ({ page }) => {
    const address = server.serve("/program", (_, response) => {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><title>Program i Storevik</title>
        <script type="application/ld+json">{"@type":"Event","name":"Sommerkonsert","startDate":"2027-06-13T21:00:00+02:00"}</script>
        <h3>Sommerkonsert</h3><p>søndag 13. juni 2027 kl. 19.00</p>`);
    });
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, address);
    await tick(page, "Sommerkonsert").check();
    await page.getByRole("button", { name: "Publiser", exact: true }).click();
    await page.getByText("Noen av de avkryssede må rettes først.").waitFor();
    await expect.poll(() => tick(page, "Sommerkonsert").isChecked()).toBe(true);
    await row(page, "Sommerkonsert").getByRole("button", { name: /19:00/ }).click();
    await row(page, "Sommerkonsert").getByText("Rettet av deg").waitFor();
    await row(page, "Sommerkonsert").getByText("søndag 13. juni 2027").waitFor();
    await expect.poll(() => page.getByLabel("Klokkeslett for «Sommerkonsert»").inputValue()).toBe("19:00");
    await discard(page);
  });
});

describe("what is pasted is not lost", () => {
  journey("when the session has ended, and the text is as long as it was", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await page.getByLabel("Lenke eller tekst").fill(TEXT);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByText("Det kom ikke fram. Det du limte inn, står her fortsatt.").waitFor();
    await page.getByRole("link", { name: "Logg inn" }).waitFor();
    await expect.poll(() => page.getByLabel("Lenke eller tekst").inputValue()).toBe(TEXT);
  });
});

describe("what is written in a review is not lost", () => {
  journey.override({ expected: [/beforeunload/] });

  journey("to a reload, nor to a session that has ended", async ({ page }) => {
    const title = row(page, "Tur").getByLabel("Tittel");
    page.on("dialog", (dialog) => void dialog.accept());
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, "14. juni 2027 kl. 9 Tur\n15. juni 2027 kl. 19 Kveldssang");
    await page.getByLabel("Tittel").first().fill("Tur for alle");
    await tick(page, "Kveldssang").uncheck();
    await page.reload();
    await page.getByRole("button", { name: "Hent det fram" }).click();
    await expect.poll(() => title.inputValue()).toBe("Tur for alle");
    await expect.poll(() => tick(page, "Kveldssang").isChecked()).toBe(false);

    await title.fill("Tur for mange");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Lagre til senere" }).click();
    await page.getByText("Det du har skrevet, ligger på denne enheten.").waitFor();
    await openAs(page, "owner", new URL(page.url()).pathname);
    await page.getByRole("button", { name: "Hent det fram" }).click();
    await expect.poll(() => title.inputValue()).toBe("Tur for mange");
    await page.getByRole("button", { name: "Lagre til senere" }).click();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("samling:draft:"))).toBe(false);
    await discard(page);
  });
});

describe("the field where people begin", () => {
  journey.override({ expected: [/^answer 422/, /^console error: .*422/, /^answer 503/, /^console error: .*503/] });

  journey("a new congregation brings its programme in while it describes itself", async ({ page }) => {
    await openAs(page, "gatherer", "/onboarding");
    await page.getByLabel("Navn på organisasjonen").fill("Nystartet menighet");
    await page.locator("summary", { hasText: "Hent inn arrangementer" }).click();
    const field = page.getByLabel("Lenke eller tekst");
    await field.fill("Et program uten noen dato");
    await page.getByRole("button", { name: "Kom i gang" }).click();
    await page.getByRole("alert").getByText("Her fant vi ingen arrangementer med dato.").waitFor();
    await expect.poll(() => field.inputValue()).toBe("Et program uten noen dato");
    expect(await axeFindings(page)).toEqual([]);
    await field.fill(TEXT);
    await page.getByRole("button", { name: "Kom i gang" }).click();
    await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «Program for våren 2027»" }).waitFor();
    await row(page, "Friluftsgudstjeneste").waitFor();
  });

  journey("on the dashboard; when the session has ended, what was pasted is not lost", async ({ page }) => {
    await openAs(page, "owner", "/dashboard");
    const field = page.getByLabel("Lenke eller tekst");
    await field.fill("Et program\nuten noen dato");
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByRole("alert").getByText("Her fant vi ingen arrangementer med dato.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await field.fill(TEXT);
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByText("Det kom ikke fram. Det du limte inn, står her fortsatt.").waitFor();
    await expect.poll(() => field.inputValue()).toBe(TEXT);
    await page.context().addCookies(cookies);
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await page.getByRole("heading", { level: 1, name: /^Dette forsto vi av/ }).waitFor();
    await discard(page);

    await open(page, "/dashboard/calendar-sync");
    await bringIn(page, TEXT);
    await discard(page);
  });
});

/** Returns a PDF file with some lines of text. */
function pdfOf(lines: string[]): Buffer {
  const shown = lines.map((line, at) => `1 0 0 1 20 ${250 - 20 * at} Tm (${line}) Tj`).join(" ");
  const text = `BT /F1 12 Tf ${shown} ET`;
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
      "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj",
      `4 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj`,
      "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
      "trailer<</Root 1 0 R>>",
    ].join("\n"),
    "latin1",
  );
}

describe("files and sources", () => {
  journey.override({ expected: [/^answer 422/, /^console error: .*422/] });

  journey("a PDF is read in the browser; one without text is told, and what was pasted stays", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    const field = page.locator("input[type=file]");
    await page.getByLabel("Lenke eller tekst").fill("Noe jeg har skrevet");
    await field.setInputFiles({ name: "bilde.pdf", mimeType: "application/pdf", buffer: pdfOf([]) });
    await page.getByRole("button", { name: "Hent og les bildet" }).click();
    await page.getByText("Vi fant ingen tekst i bildet.").first().waitFor();
    await expect.poll(() => page.getByLabel("Lenke eller tekst").inputValue()).toBe("Noe jeg har skrevet");
    const lines = ["Program", "13. juni 2027 kl. 11.00 Gudstjeneste i Storevik kirke"];
    await field.setInputFiles({ name: "program.pdf", mimeType: "application/pdf", buffer: pdfOf(lines) });
    await page.getByText("«program.pdf» er lest.").waitFor();
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «program.pdf»" }).waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: /Gudstjeneste/ }).isChecked()).toBe(true);
    await discard(page);
  });

  journey("a page is kept up to date: when it corrects a time, the published event is corrected", async ({ page }) => {
    const soon = new Date(Date.now() + 60 * 24 * 3_600_000);
    const day = soon.toISOString().slice(0, 10);
    const shown = soon.toLocaleDateString("nb-NO", { dateStyle: "full", timeZone: "UTC" });
    const program = (time: string) =>
      server.serve("/holdes", (_, response) => {
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
        response.end(`<!doctype html><title>Program i Storevik</title>
          <script type="application/ld+json">{"@type":"Event","@id":"https://x.test/1","name":"Sommerkonsert i Storevik","startDate":"${day}T${time}"}</script>
          <h3>Sommerkonsert i Storevik</h3><p>${shown} kl. ${time.replace(":", ".")}</p>`);
      });
    await openAs(page, "calendarkeeper", "/dashboard/intake");
    await bringIn(page, program("19:00"));
    await page.getByRole("checkbox", { name: "Hold dette oppdatert" }).check();
    await page.getByRole("button", { name: "Publiser", exact: true }).click();
    await page.getByText("Kalenderen er lagt til, med 1 arrangement.").waitFor();
    program("20:30");
    await page
      .getByRole("button", { name: /^Hent nå/ })
      .first()
      .click();
    await page.getByText("0 nye, 1 endret, 0 fjernet.").waitFor();
    await page.goto("/organizer/fjellkirken");
    await page
      .getByRole("link", { name: /Sommerkonsert i Storevik/ })
      .first()
      .click();
    await page.getByText("kl. 20:30").first().waitFor();

    await open(page, "/dashboard/calendar-sync");
    await page.getByRole("button", { name: "Se over arrangementene Program i Storevik" }).click();
    await page.getByText("Det andre holdes utenfor, også når kalenderen leses igjen.").waitFor();
    await page.getByRole("checkbox", { name: "Sommerkonsert i Storevik" }).uncheck();
    await page.getByRole("button", { name: "Lagre valgene" }).click();
    await page.getByText("0 nye, 0 endret, 1 fjernet.").waitFor();

    await open(page, "/dashboard/intake");
    await page
      .getByRole("link", { name: /Program i Storevik/ })
      .first()
      .click();
    await page.getByText("Dette holdes oppdatert fra kalenderen.").waitFor();
    await page.getByRole("button", { name: "Angre" }).click();
    await page.getByText("Publiseringen er angret.").waitFor();
  });
});
