import { describe, expect, it } from "vitest";
import { hasCalendarSuffix } from "~/domain/calendars/feed-address";
import { feedAddressOf } from "~/domain/calendars/sharing-links";

const GOOGLE_ID = "menighet123@group.calendar.google.com";
const GOOGLE_FEED =
  "https://calendar.google.com/calendar/ical/menighet123%40group.calendar.google.com/public/basic.ics";
const CID = btoa(GOOGLE_ID).replace(/=+$/, "");
const OUTLOOK = "https://outlook.office365.com/owa/calendar/0123abcd@menighet.example/0123456789abcdef";
const LIVE = "https://outlook.live.com/owa/calendar/00000000-0000-0000-0000-000000000000/1111/cid-ABCDEF";

describe("the feed in what was pasted", () => {
  it.each([
    ["https://kalender.example/alle.ics", "https://kalender.example/alle.ics"],
    ["  https://kalender.example/alle.ics \n", "https://kalender.example/alle.ics"],
    ["webcal://kalender.example/alle.ics", "https://kalender.example/alle.ics"],
    ["WEBCALS://kalender.example/alle.ics", "https://kalender.example/alle.ics"],
    ["feed://kalender.example/alle.ics", "https://kalender.example/alle.ics"],
    ["kalender.example/alle.ics", "https://kalender.example/alle.ics"],
    ["http://kalender.example/alle.ics", "http://kalender.example/alle.ics"],
    ["https://kalender.example/alle.ics#oktober", "https://kalender.example/alle.ics"],
    ["https://menighet.example/arrangementer/?ical=1", "https://menighet.example/arrangementer/?ical=1"],
    [GOOGLE_FEED, GOOGLE_FEED],
    [GOOGLE_ID, GOOGLE_FEED],
    [`https://calendar.google.com/calendar/embed?src=${encodeURIComponent(GOOGLE_ID)}&ctz=Europe%2FOslo`, GOOGLE_FEED],
    [`https://calendar.google.com/calendar/u/0/embed?src=${GOOGLE_ID}&mode=WEEK`, GOOGLE_FEED],
    [`https://calendar.google.com/calendar/htmlembed?src=${GOOGLE_ID}`, GOOGLE_FEED],
    [`https://www.google.com/calendar/embed?src=${GOOGLE_ID}`, GOOGLE_FEED],
    [`https://calendar.google.com/calendar/u/0?cid=${CID}`, GOOGLE_FEED],
    [`https://calendar.google.com/calendar/u/0/r?cid=${GOOGLE_ID}`, GOOGLE_FEED],
    [
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent("webcal://kalender.example/alle.ics")}`,
      "https://kalender.example/alle.ics",
    ],
    [`https://www.google.com/calendar/feeds/${encodeURIComponent(GOOGLE_ID)}/public/basic`, GOOGLE_FEED],
    [
      `<iframe src="https://calendar.google.com/calendar/embed?src=${encodeURIComponent(GOOGLE_ID)}&amp;ctz=Europe%2FOslo" width="800"></iframe>`,
      GOOGLE_FEED,
    ],
    [`${OUTLOOK}/calendar.html`, `${OUTLOOK}/calendar.ics`],
    [`${OUTLOOK}/calendar.ics`, `${OUTLOOK}/calendar.ics`],
    [`${OUTLOOK}/reachcalendar.ics`, `${OUTLOOK}/reachcalendar.ics`],
    [`${LIVE}/index.html`, `${LIVE}/calendar.ics`],
    ["webcal://p12-caldav.icloud.com/published/2/MTIzNDU2", "https://p12-caldav.icloud.com/published/2/MTIzNDU2"],
    ["https://ics.teamup.com/feed/ks123abc/0.ics", "https://ics.teamup.com/feed/ks123abc/0.ics"],
    ["https://teamup.com/ks123abc", "https://ics.teamup.com/feed/ks123abc/0.ics"],
  ])("%s", (pasted, feed) => {
    expect(feedAddressOf(pasted)).toEqual({ ok: true, value: feed });
  });
});

describe("whose menu has to be opened", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["kalenderen vår", "bad_address"],
    ["post@menighet.example", "bad_address"],
    ["ftp://kalender.example/alle.ics", "bad_address"],
    ["javascript:alert(1)", "bad_address"],
    ["https://ola:hemmelig@kalender.example/alle.ics", "bad_address"],
    [`https://kalender.example/${"a".repeat(2000)}.ics`, "bad_address"],
    ["https://calendar.google.com/calendar/u/0/r", "google_page"],
    ["https://calendar.google.com/calendar/u/0/r/settings/calendar/bWVuaWdoZXQ", "google_page"],
    ["https://calendar.app.google/AbCdEf123", "google_page"],
    [
      `https://calendar.google.com/calendar/embed?src=${GOOGLE_ID}&src=annen%40group.calendar.google.com`,
      "google_page",
    ],
    ["https://calendar.google.com/calendar/u/0?cid=%%%", "google_page"],
    ["https://www.google.com/calendar/feeds/%ff%zz%/public/basic", "google_page"],
    ["https://calendar.google.com/calendar/feeds/menighet%E0%A4%A/public/basic", "google_page"],
    ["https://calendar.google.com/calendar/embed?src=%ff%zz%", "google_page"],
    ["https://outlook.office.com/calendar/view/month", "outlook_page"],
    ["https://outlook.live.com/calendar/0/view/week", "outlook_page"],
    ["https://www.icloud.com/calendar/", "icloud_page"],
    ["https://teamup.com/", "teamup_page"],
  ])("%s: %s", (pasted, problem) => {
    expect(feedAddressOf(pasted)).toEqual({ ok: false, problem });
  });
});

it.each([
  ["https://kalender.example/alle.ics", true],
  ["https://kalender.example/ALLE.ICS?x=1", true],
  ["https://kalender.example/alle.ical", true],
  ["https://kalender.example/alle.ics.gz", true],
  ["https://kalender.example/alle.gz", false],
  ["https://kalender.example/?fil=alle.ics", false],
  ["https://kalender.example/alle.ics.html", false],
])("%s says itself that it is a calendar: %s", (address, says) => {
  expect(hasCalendarSuffix(address)).toBe(says);
});
