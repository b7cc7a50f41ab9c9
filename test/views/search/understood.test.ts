import { expect, test } from "vitest";
import { anything } from "#test/support/asked/sentences";
import { NOW } from "#test/support/clock";
import { type LetGo, searchOf } from "~/domain/search/asked";
import { DEFAULT_PREFERENCES, type Locale } from "~/domain/site/locales";
import { momentAt, unixSeconds } from "~/domain/time/days-and-moments";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";
import type { FirstFound } from "~/views/search/let-go-texts";
import { viewUnderstood } from "~/views/search/understood";

function understood(q: string, { letGo = [], locale = "nb", first, ...given }: Said = {}) {
  const search = eventSearchParameters.parse({ q });
  const reading = read(q, NOW)[0]!;
  const found = { asked: { ...searchOf(search, reading), ...given }, reading, letGo, meant: null, isNothing: false };
  return viewUnderstood(found, q, { now: NOW, preferences: { ...DEFAULT_PREFERENCES, locale } }, first);
}

interface Said {
  letGo?: LetGo[];
  locale?: Locale;
  first?: FirstFound;
  near?: string;
  radius_km?: number;
}

const chipsOf = (q: string, said?: Said): string[] => (understood(q, said)?.chips ?? []).map(({ text }) => text);

test.each([
  ["konsert i Hamar", "Hamar · 25 km"],
  ["konsert i Hamar og Gjøvik", "Hamar + Gjøvik · 25 km"],
  ["konsert i Oslo eller Drammen", "Oslo + Drammen · 50 km"],
  ["konsert i Lofoten", "Lofoten · 50 km"],
  ["konsert i Bergen eller nord i Bergen", "Bergen · 25 km"],
  ["Elverum eller 2406", "Elverum + 2406 Elverum · 25 km"],
])("the chip of «%s» names each town of its circle: %s", (q, chip) => expect(chipsOf(q)[0]).toBe(chip));

test("where one of two places is a postcode, none is offered as a word", () => {
  expect(understood("Elverum eller 2406")!.chips.map(({ others }) => others)).toEqual([[]]);
});

test.each([
  ["retreat ikke dyrere enn 2000 kr", "ikke dyrere enn 2000 kr"],
  ["konsert ikke i Oslo", "ikke i Oslo"],
  ["kor for voksne som ikke kan noter", "ikke kan noter"],
  ["konsert under 200 kr", "under 200 kr"],
  ["konsert maks 100 kroner", "maks 100 kroner"],
  ["leir billigere enn 2000", "billigere enn 2000"],
])("of «%s» the page says that no search looks for «%s»", (q, said) => {
  expect(understood(q)!.notes).toEqual([`Det kan ikke søkes etter «${said}».`]);
});

test.each<[Locale, string]>([
  ["nb", "Det kan ikke søkes etter «under 200 kr» eller «nord for»."],
  ["nn", "Ein kan ikkje søke etter «under 200 kr» eller «nord for»."],
  ["en", "You can't search for “under 200 kr” or “nord for”."],
])("of all that no search looks for one sentence tells, in %s", (locale, said) => {
  expect(understood("konsert under 200 kr nord for Bergen", { locale })!.notes).toEqual([said]);
});

test("of all words that are left out one sentence tells", () => {
  const letGo = ["enslige", "pizza"].map((word): LetGo => ({ what: "word", word }));
  const said = understood("middag for enslige med pizza i Moss", { letGo: [...letGo, { what: "circle", km: 50 }] });
  expect(said?.notes.at(-1)).toBe("Viser i stedet treff uten «enslige» eller «pizza», det som er inntil 50 km unna.");
});

test.each<[Locale, string, string]>([
  [
    "nb",
    "gudstjeneste på søndag i Bergen",
    "Viser i stedet det som kommer etterpå (det første: søndag 28. februar 2027), det som er inntil 200 km unna (det første: 133 km).",
  ],
  [
    "nn",
    "gudsteneste på søndag i Bergen",
    "Viser i staden det som kjem etterpå (det første: søndag 28. februar 2027), det som er inntil 200 km unna (det første: 133 km).",
  ],
  [
    "nb",
    "bibelgruppe hver tirsdag i Stavanger",
    "Viser i stedet andre dager enn tirsdag (det første: søndag 28. februar 2027), det som er inntil 200 km unna (det første: 133 km).",
  ],
])(
  "where days and the circle are let go, when and how far away the first is stands there, in %s: «%s»",
  (locale, q, said) => {
    const first = { start_time: unixSeconds(momentAt("2027-02-28", "11:00")), distance_km: 133 };
    const letGo: LetGo[] = [{ what: "days" }, { what: "circle", km: 200 }];
    expect(understood(q, { locale, letGo, first })!.notes.at(-1)?.replaceAll("\u00a0", " ")).toBe(said);
  },
);

test("a day that does not exist is said to be none", () => {
  expect(understood("temakveld den 31. november")!.notes).toEqual(["Det kan ikke søkes etter «den 31. november»."]);
});

test("of weekdays from one to another all are meant", () => {
  expect(chipsOf("språkkafé mandag-torsdag")).toContain("mandag–torsdag");
});

test("a press takes both of what is found for one word away", () => {
  expect(understood("orgel eller korps i Hamar")!.chips.map(({ without }) => without.q)).toContain("i Hamar");
});

test.each<[string, string[], Locale?]>([
  ["noe for barn fra 6 år i Asker", ["Asker · 25 km", "barn", "6 år"]],
  ["klubb for 10-12 år", ["klubb", "10-12 år"]],
  ["Bønnemøte ikke på onsdager", ["ikke onsdag", "Bønnemøte"]],
  ["bønemøte ikkje på onsdagar", ["ikkje onsdag", "bønemøte"], "nn"],
  ["bible study not on Wednesdays", ["not Wednesday", "bibelgruppe"], "en"],
  ["concert on Mondays", ["Monday", "concert"], "en"],
  ["konsert på hverdager", ["mandag–fredag", "konsert"]],
  ["kafé fra kl 10 til 12", ["kl. 10:00–12:00", "kafé"]],
  ["konsert i kveld", ["torsdag 4. juni, kl. 17:00–00:00", "konsert"]],
  ["korøvelse med Plystrehaug", ["korøvelse", "Plystrehaug"]],
])("of «%s» each thing that was understood has a chip: %j", (q, chips, locale = "nb") => {
  expect(chipsOf(q, { locale })).toEqual(chips);
});

test("what is looked for in place of a word has a chip, and so has the town of a house", () => {
  const letGo: LetGo[] = [
    { what: "kind", word: "Bibelkurs", instead: "kurs" },
    { what: "word", word: "arabisk" },
  ];
  expect(chipsOf("Bibelkurs på arabisk", { letGo })).toEqual(["kurs"]);
  const house: LetGo[] = [{ what: "word", word: "Nidarosdomen" }];
  expect(chipsOf("orgel i Nidarosdomen", { letGo: house, near: "Trondheim", radius_km: 25 })).toEqual([
    "orgel",
    "Trondheim · 25 km",
  ]);
});

test("what is let go is called as it was typed", () => {
  const said = understood("klubb for 10-12 år", { letGo: [{ what: "word", word: "barn" }] });
  expect(said?.notes.at(-1)).toBe("Viser i stedet treff uten «10-12 år».");
});

test.each([
  ["konsert i Våler", "Våler, Østfold", "25"],
  ["messe i Herøy", "Herøy i Sunnmøre", "25"],
  ["gudstjeneste i Sande", "Sande i Vestfold", "25"],
  ["gudstjeneste maks 10 km fra Sande", "Sande i Vestfold", "10"],
])("the name of several towns in «%s» may be changed to another by one press: %s, %s km", (q, other, radius_km) => {
  const [{ text, change } = {}] = understood(q)!.chips[0]!.others;
  expect([text, change]).toEqual([other, { q: q.split(" ")[0], near: other, radius_km }]);
});

test.each([
  ["konsert maks 10 km fra Hamar", 10],
  ["concerts within 50 km of Hamar", 50],
  ["konsert innen 2 mil fra Hamar", 20],
  ["gudstjeneste høyst 50 kilometer unna Hamar", 50],
])("«%s» asks for a circle of %i km", (q, km) => {
  expect(chipsOf(q)[0]).toBe(`Hamar · ${km} km`);
  expect(understood(q)!.chips[0]!.without.q).not.toMatch(/\d/);
});

test("a press takes a chip away", () => {
  for (const q of anything())
    for (const { text, without } of understood(q)?.chips ?? []) {
      const left = without["q"] ? chipsOf(without["q"]) : [];
      expect([q, text, left.includes(text)]).toEqual([q, text, false]);
    }
});

test("of an evening service a press leaves the other half", () => {
  const [day, kind] = understood("julaftensgudstjenesten")!.chips;
  expect([day!.without, kind!.without]).toEqual([
    { q: "gudstjenesten" },
    { q: null, from: "2026-12-24", to: "2026-12-24" },
  ]);
});
