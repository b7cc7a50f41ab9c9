import { expect, test } from "vitest";
import { pageText } from "#test/support/visitor";
import { LOCALES } from "~/domain/site/locales";

/** The part of the page that is about a program. */
const partAbout = (html: string, program: string) => html.slice(html.indexOf(`>${program}<`)).split("</section>")[0]!;

test.each(LOCALES)(
  "“Abonner” explains in four steps for Google, Apple and Outlook, and says how seldom calendars look (%s)",
  async (locale) => {
    const html = await pageText(`/abonner?type=concert&lang=${locale}`);
    const google = /Google (?:Kalender|Calendar)/.exec(html)![0];
    const apple = /iPhone, iPad (?:og|and) Mac/.exec(html)![0];
    for (const program of [google, apple, "Outlook"]) {
      const steps = partAbout(html, program).split("</ol>")[0]!;
      expect(steps.match(/<li/g), program).toHaveLength(4);
    }
    const work = /Outlook \((?:jobb eller (?:skole|skule)|work or school)\)/;
    expect(partAbout(html, "Outlook")).toMatch(work);
    expect(html).toContain('href="https://outlook.office.com/calendar/0/addfromweb?url=http');
    expect(partAbout(html, google)).toMatch(/\b12\.? (?:til|to) 24/);
    expect(html).toContain('href="webcal://samling.test/feeds/events.ics?type=concert');
  },
);
