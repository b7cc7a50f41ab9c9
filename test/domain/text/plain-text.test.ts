import { describe, expect, it } from "vitest";
import { caseFile, casesOf, groupsOf } from "#test/support/cases";
import { parseTags } from "~/domain/events/tags";
import { parseWebsite } from "~/domain/text/links";
import { cleanLine, cleanText } from "~/domain/text/plain-text";
import { endMovedAlong, parseClockTime } from "~/domain/time/clock-time";

const CASES = caseFile("text/plain-text.tsv");
const GROUPS = groupsOf(CASES);

describe("text", () => {
  it.each([
    ["space around", "  Kveldsbønn \n", "Kveldsbønn"],
    ["line ends of Windows", "Én\r\nto\r\n\r\ntre", "Én\nto\n\ntre"],
    ["letters in two parts", "Pa\u030askefest", "Påskefest"],
    ["control characters", "Kveld\u0000s\u0007bønn", "Kveldsbønn"],
    ["a mark that turns the direction", "Kveld\u202esbønn", "Kveldsbønn"],
    ["nothing to see", "\u200b\u2060\u00a0 \ufeff", ""],
    ["only joiners", "\u200d\u200d", ""],
    ["emoji", "👨‍👩‍👧 Familiemesse", "👨‍👩‍👧 Familiemesse"],
  ])("loses or keeps %s", (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it.each([
    ["Kveldsbønn\n i   kapellet\t", "Kveldsbønn i kapellet"],
    ["Åpen\u00a0dør", "Åpen dør"],
    ["a \u200b b", "a b"],
  ])("on one line: %j", (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });
});

describe("a time", () => {
  it.each(casesOf<[string, string | null]>(CASES, "is"))("%j is %j", (typed, time) => {
    expect(parseClockTime(typed)).toBe(time);
  });
});

describe("an end that moves along with its start", () => {
  it.each([
    ["keeps two hours", "18:00", "11:00", "20:00", "13:00"],
    ["keeps half an hour", "18:00", "09:45", "18:30", "10:15"],
    ["passes midnight", "18:00", "23:00", "20:00", "01:00"],
    ["comes back from after midnight", "23:00", "18:00", "01:00", "20:00"],
    ["does not move when nothing moves", "18:00", "18:00", "20:00", "20:00"],
    ["is not told where it would need a date", "06:00", "12:00", "20:00", null],
    ["is not told where it is none", "18:00", "11:00", "", null],
    ["is not told from a start that is none", "", "11:00", "20:00", null],
    ["is not told where there is no length", "18:00", "11:00", "18:00", null],
  ])("%s", (_, from, to, end, moved) => {
    expect(endMovedAlong({ from, to, end })).toBe(moved);
  });
});

describe("a website", () => {
  it.each([
    ["https://kirken.example/sider?a=1#b", "https://kirken.example/sider?a=1#b"],
    ["http://kirken.example", "http://kirken.example/"],
    ["HTTPS://Kirken.example", "https://kirken.example/"],
    ["kirken.example", "https://kirken.example/"],
    ["www.kirken.example/barn", "https://www.kirken.example/barn"],
    ["kirken.example:8080/x", "https://kirken.example:8080/x"],
    ["blåkirken.example", "https://xn--blkirken-b0a.example/"],
  ])("may be %s", (typed, address) => {
    expect(parseWebsite(typed)).toBe(address);
  });

  it.each(GROUPS["may not be"]!)("may not be %s", (typed) => {
    expect(parseWebsite(typed)).toBeNull();
  });
});

describe("tags", () => {
  it.each([
    ["", []],
    [" , ;, ", []],
    ["advent, barn;familie", ["advent", "barn", "familie"]],
    ["#advent, # barn, ##kor", ["advent", "barn", "kor"]],
    ["Advent, advent,ADVENT", ["Advent"]],
    ["ta med  matpakke", ["ta med matpakke"]],
  ])("in %j are %j", (line, tags) => {
    expect(parseTags(line)).toEqual(tags);
  });
});
