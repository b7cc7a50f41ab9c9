import { describe, expect, test } from "vitest";
import { recognise, type Recognised } from "~/domain/intake/recognise";

const said = (found: Recognised): string =>
  found.kind === "feed" || found.kind === "table" || found.kind === "page"
    ? `${found.kind} ${found.address}`
    : found.kind === "problem"
      ? `problem ${found.problem}`
      : found.kind;

const GROUP = "abc123@group.calendar.google.com";
const GOOGLE = "feed https://calendar.google.com/calendar/ical/abc123%40group.calendar.google.com/public/basic.ics";

describe("a pasted address is recognised:", () => {
  test.each([
    ["https://eksempel.no/kalender", "page https://eksempel.no/kalender"],
    ["eksempel.no", "page https://eksempel.no/"],
    ["www.eksempel.no/hva-skjer", "page https://www.eksempel.no/hva-skjer"],
    ["  https://eksempel.no/kalender.ics\n", "feed https://eksempel.no/kalender.ics"],
    ["webcal://eksempel.no/kalender", "feed https://eksempel.no/kalender"],
    ["https://eksempel.no/events/?ical=1", "feed https://eksempel.no/events/?ical=1"],
    ["https://eksempel.no/events.ics", "feed https://eksempel.no/events.ics"],
    ["https://eksempel.no/event/feed/ical", "feed https://eksempel.no/event/feed/ical"],
    ["https://eksempel.no/venue/kirken/feed/ical", "feed https://eksempel.no/venue/kirken/feed/ical"],
    ["https://eksempel.no/events/list/", "feed https://eksempel.no/events/list/?ical=1"],
    ["https://eksempel.no/?post_type=tribe_events", "feed https://eksempel.no/?post_type=tribe_events&ical=1"],
    [GROUP, GOOGLE],
    [`https://calendar.google.com/calendar/embed?src=${GROUP}&ctz=Europe%2FOslo`, GOOGLE],
    [`https://calendar.google.com/calendar/u/0?cid=${btoa(GROUP)}`, GOOGLE],
    ["https://calendar.google.com/calendar/ical/abc123%40group.calendar.google.com/public/basic.ics", GOOGLE],
    ["https://calendar.google.com/calendar/u/0/r", "problem google_page"],
    ["https://sites.google.com/view/eksempelbygd", "page https://sites.google.com/view/eksempelbygd"],
    [
      "https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOp/edit#gid=42",
      "table https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOp/export?format=csv&gid=42",
    ],
    [
      "https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOp/edit?gid=42",
      "table https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOp/export?format=csv&gid=42",
    ],
    [
      "https://docs.google.com/spreadsheets/d/e/2PACX-1vabcdefgh/pubhtml?gid=0&single=true",
      "table https://docs.google.com/spreadsheets/d/e/2PACX-1vabcdefgh/pub?output=csv&gid=0",
    ],
    [
      "https://outlook.office365.com/owa/calendar/abc@eksempel.no/def/calendar.html",
      "feed https://outlook.office365.com/owa/calendar/abc@eksempel.no/def/calendar.ics",
    ],
    ["https://p01-caldav.icloud.com/published/2/abc", "feed https://p01-caldav.icloud.com/published/2/abc"],
    ["https://teamup.com/ks73ad7816e7a61b3a", "feed https://ics.teamup.com/feed/ks73ad7816e7a61b3a/0.ics"],
    ["https://teamup.com/c/ks73ad7816e7a61b3a/", "feed https://ics.teamup.com/feed/ks73ad7816e7a61b3a/0.ics"],
    ["https://www.meetup.com/nb-NO/eksempel-gruppe/", "feed https://www.meetup.com/eksempel-gruppe/events/ical/"],
    ["https://tockify.com/eksempelkirken/agenda", "feed https://tockify.com/api/feeds/ics/eksempelkirken"],
    [
      "https://luma.com/calendar/cal-AbCdEf123456",
      "feed https://api.luma.com/ics/get?entity=calendar&id=cal-AbCdEf123456",
    ],
    ["https://lu.ma/eksempel", "page https://lu.ma/eksempel"],
    [
      "https://sky.eksempel.no/apps/calendar/p/AbC123xyz",
      "feed https://sky.eksempel.no/remote.php/dav/public-calendars/AbC123xyz?export",
    ],
    [
      "https://eksempel.no/nextcloud/index.php/apps/calendar/embed/AbC123xyz",
      "feed https://eksempel.no/nextcloud/remote.php/dav/public-calendars/AbC123xyz?export",
    ],
    ["https://eksempel.localist.com/", "feed https://eksempel.localist.com/calendar.ics"],
    [
      "https://api.churchapps.org/content/events/subscribe?churchId=AbC",
      "feed https://api.churchapps.org/content/events/subscribe?churchId=AbC",
    ],
    [
      "webcal://calendar.planningcenteronline.com/icals/eJxAbC",
      "feed https://calendar.planningcenteronline.com/icals/eJxAbC",
    ],
    ["https://eksempel.churchcenter.com/calendar", "page https://eksempel.churchcenter.com/calendar"],
    ["https://api2.churchdesk.com/ical/parish/12", "feed https://api2.churchdesk.com/ical/parish/12"],
    ["https://eksempel.squarespace.com/kalender", "page https://eksempel.squarespace.com/kalender"],
    ["https://eksempel.wixsite.com/kirken", "page https://eksempel.wixsite.com/kirken"],
    ["https://eksempel.no/mec-category/gudstjeneste/", "page https://eksempel.no/mec-category/gudstjeneste/"],
    ["https://kari:hemmelig@eksempel.no/", "problem bad_address"],
    ["gudstjenester", "text"],
  ])("%s", (pasted, expected) => expect(said(recognise(pasted))).toBe(expected));
});

describe("an address is found in what stands around it:", () => {
  test.each([
    ["Her er kalenderen vår: https://eksempel.no/kalender.\n\nHilsen Kari", "page https://eksempel.no/kalender"],
    ["Hei! Nettsiden er eksempel.no/kalender", "page https://eksempel.no/kalender"],
    ["https://eksempel.no/\nhttps://eksempel.no/kalender.ics", "feed https://eksempel.no/kalender.ics"],
    ["https://eksempel.no/en\nhttps://eksempel.no/to", "page https://eksempel.no/en"],
    [
      '<iframe src="https://calendar.google.com/calendar/embed?src=abc123%40group.calendar.google.com&amp;ctz=Europe%2FOslo" style="border: 0" width="800" height="600"></iframe>',
      GOOGLE,
    ],
    ['<iframe width="1" src="//eksempel.no/embed/kalender"></iframe>', "page https://eksempel.no/embed/kalender"],
    [
      "<iframe src='https://teamup.com/ks73ad7816e7a61b3a'></iframe>",
      "feed https://ics.teamup.com/feed/ks73ad7816e7a61b3a/0.ics",
    ],
    ['<script src="https://eksempel.no/kalender.js"></script>', "page https://eksempel.no/kalender.js"],
  ])("%s", (pasted, expected) => expect(said(recognise(pasted))).toBe(expected));
});

describe("what has days or clocks beside an address is a text:", () => {
  test.each([
    "Søndag 9. august kl. 11 Gudstjeneste. Les mer på https://eksempel.no",
    "Konsert lørdag 15/8, billetter på eksempel.no",
    "Program\nSøndag 9. august Gudstjeneste",
    "Kveldsmøte kl 19 https://eksempel.no/a https://eksempel.no/b",
    '<!doctype html><iframe src="https://eksempel.no/kalender"></iframe>',
    "BEGIN:VCALENDAR\nVERSION:2.0\nURL:https://eksempel.no\nEND:VCALENDAR",
  ])("%s", (pasted) => expect(recognise(pasted)).toEqual({ kind: "text", text: pasted }));

  test("and nothing is nothing", () => expect(recognise(" \n ")).toEqual({ kind: "nothing" }));
});
