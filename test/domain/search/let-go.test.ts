import { describe, expect, test } from "vitest";
import { ASKED_AT } from "#test/support/asked/asked";
import { wordKey } from "~/domain/plain-words/words";
import type { LetGo } from "~/domain/search/asked";
import { attemptsOf } from "~/domain/search/attempts";
import { kindMeant } from "~/domain/search/kinds";
import { closeTerms } from "~/domain/search/words";
import type { ReadParameters } from "~/models/events/find";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";

/** In the order in which they are let go. */
const ORDER: readonly (readonly LetGo["what"][])[] = [
  ["inside"],
  ["hours"],
  ["circle"],
  ["days", "time"],
  ["kind"],
  ["word"],
  ["place"],
];

const KINDS = ["konsert", "babysang", "orgelkonsert", "ungdomsklubb", "gudstjeneste", "loppemarked", "bibelgruppe"];
const DAYS = [
  "i dag",
  "på søndag klokka elleve",
  "første søndag i advent",
  "17. mai",
  "i romjula",
  "mandager",
  "i går",
];
const PLACES = ["i Bergen", "på Voss", "i Ski kirke", "i Nidarosdomen", "i Vesterålen"];

const letGoIn = (q: string): (readonly LetGo[])[] =>
  attemptsOf(eventSearchParameters.parse({ q }), read(q, ASKED_AT)).map(({ letGo }) => letGo);

const rankOf = (letGo: readonly LetGo[]): number =>
  Math.max(-1, ...letGo.map(({ what }) => ORDER.findIndex((whats) => whats.includes(what))));

const isOf = (letGo: readonly LetGo[], word: string): boolean =>
  letGo.some((one) => "word" in one && one.word.startsWith(word));

const asked = KINDS.flatMap((kind) =>
  DAYS.flatMap((day) =>
    PLACES.map((place) => `${kind} ${day} ${place}`).map((q) => ({ kind, q, attempts: letGoIn(q) })),
  ),
);

test.each(["julaften", "1. juledag", "langfredag", "skjærtorsdag", "nyttårsaften", "christmas eve", "2. påskedag"])(
  "of %s the kind is let go before the day",
  (day) => {
    for (const kind of ["orgelkonsert", "babysang", "ungdomsklubb", "loppemarked", "bibelgruppe"])
      for (const place of PLACES) {
        const attempts = letGoIn(`${kind} ${day} ${place}`);
        const at = (...whats: LetGo["what"][]) =>
          attempts.findIndex((letGo) => letGo.some(({ what }) => whats.includes(what)));
        expect([kind, place, at("kind") < at("days", "time")]).toEqual([kind, place, true]);
      }
  },
);

const attemptsFor = (q: string, now = ASKED_AT) =>
  attemptsOf<ReadParameters>(eventSearchParameters.parse({ q }), read(q, now));

test("a word that is said twice is let go once", () => {
  for (const letGo of letGoIn("krybbespill barn 4 år i Oslo")) {
    const words = letGo.flatMap((one) => (one.what === "word" ? [one.word] : []));
    expect(new Set(words).size).toBe(words.length);
  }
});

test.each(["konfirmanter samling i januar", "damer gruppe", "pensjonister treff i Oslo"])(
  "of «%s» the gathering is let go before those it is for",
  (q) => {
    const [who = "", gathering = ""] = q.split(" ");
    const words = letGoIn(q).map((letGo) => letGo.flatMap((one) => (one.what === "word" ? [one.word] : [])).join());
    expect(words.indexOf(gathering)).toBeGreaterThan(0);
    expect(words.findIndex((let_) => let_.includes(who) || let_ === "kvinner")).toBeGreaterThan(
      words.indexOf(gathering),
    );
  },
);

test("of two that take place what the compound ends with is looked for beside the other, before either is let go", () => {
  const found = attemptsFor("lunsjkonsert orgel i Hamar domkirke").map(({ search }) => [
    search.q,
    search.anyOf?.join(),
  ]);
  const at = (q: string, anyOf?: string) =>
    found.findIndex(([one, other]) => one === q && (other || undefined) === anyOf);
  expect(at("orgel", "konsert")).toBeGreaterThan(0);
  expect(at("orgel", "konsert")).toBeLessThan(at("orgel"));
});

test.each(["2026-12-01", "2026-12-24", "2026-12-26"])("on %s a mass of Christmas comes before a bazaar", (day) => {
  const attempts = attemptsFor("katolsk julemesse Oslo", new Date(`${day}T10:00:00+01:00`));
  const bazaar = attempts.findIndex(({ letGo }) => letGo.some(({ what }) => what === "kind"));
  const masses = attempts.slice(0, bazaar).filter(({ search }) => search.q === "katolsk messe");
  expect(masses.map(({ search }) => search.radius_km)).toEqual([25, 50]);
  expect(new Set(masses.map(({ search }) => search.to))).toEqual(new Set(["2027-01-01"]));
});

test("no other word is looked for that only tells for whom", () => {
  const instead = attemptsFor("småbarnstreff i Sogndal").flatMap(({ search }) => search.anyOf?.flat() ?? []);
  expect(instead).toContain("babysang");
  expect(instead).not.toContain("småbarn");
});

describe("of every kind, on every day, in every place", () => {
  test("one thing is let go after the other: the hour, the circle, the days, the kind, a word, the place", () => {
    for (const { q, attempts } of asked) {
      const ranks = attempts.map(rankOf);
      const first = ORDER.map((_, rank) => ranks.indexOf(rank)).filter((at) => at >= 0);
      expect([q, first]).toEqual([q, first.toSorted((one, other) => one - other)]);
    }
  });

  test("what takes place is let go only after the hours, the circle, the days and the house", () => {
    for (const { kind, q, attempts } of asked) {
      const without = attempts.findIndex((letGo) => letGo.some((one) => one.what === "word" && isOf([one], kind)));
      const all = attempts.map((letGo) => letGo.map(({ what }) => what).join());
      const kept = (what: string) => all.findIndex((whats, at) => whats.includes(what) && !isOf(attempts[at]!, kind));
      for (const what of ["days", "circle", ...(q.includes("Ski") || q.includes("Nidaros") ? ["word"] : [])])
        if (kept(what) >= 0) expect([q, what, kept(what) < without]).toEqual([q, what, true]);
      expect([q, without > 0]).toEqual([q, true]);
    }
  });

  test("the circle is widened by one step after the other, and never around a house that is looked for", () => {
    for (const { q, attempts } of asked) {
      const wider = attempts.flatMap((letGo) => (letGo.length === 1 && letGo[0]!.what === "circle" ? letGo : []));
      const circles = wider.flatMap((one) => (one.what === "circle" ? [one.km] : []));
      expect([q, circles]).toEqual([
        q,
        /Ski|Nidaros/.test(q) ? [] : q.includes("Vesterålen") ? [100, 200] : [50, 100, 200],
      ]);
    }
  });
});

test.each(["bibelgruppe", "babysang", "pensjonisttreff", "orgelkonsert", "speidermøte"])(
  "what stands close to %s comes before the same farther than 100 km away, and that before anything else",
  (kind) => {
    const attempts = attemptsFor(`${kind} i Hamar`).map(({ letGo }) => letGo);
    const isFar = (letGo: readonly LetGo[]) => letGo.some((one) => one.what === "circle" && one.km > 100);
    const close = attempts.findIndex((letGo) => letGo.some(({ what }) => what === "kind"));
    const far = attempts.findIndex(isFar);
    expect(close).toBeGreaterThan(0);
    expect(far).toBeGreaterThan(close);
    expect(far).toBeLessThan(attempts.findIndex((letGo) => letGo.some(({ what }) => what === "word")));
  },
);

test.each([
  ["strømmet gudstjeneste fra sofakroken lenestol", "strømmet gudstjeneste"],
  ["katolsk vigilie messe ombord", "katolsk messe"],
])("of «%s» what is known is kept before each is let go", (q, kept) => {
  const found = attemptsFor(q).map(({ search }) => search.q);
  const [only = ""] = kept.split(" ").slice(1);
  expect(found).toContain(kept);
  expect(found.indexOf(kept)).toBeLessThan(found.indexOf(only));
});

test.each(["familiespeider", "kvinneforening", "tirsdagsgruppe", "misjonsbasar"])(
  "«%s» is looked for by what it ends with",
  (q) => {
    const ends = attemptsFor(q).flatMap(({ search }) => search.anyOf?.flat() ?? []);
    expect(ends.some((end) => end !== "" && q.endsWith(end))).toBe(true);
  },
);

test.each(["turgruppe", "pensjonistforening", "dåpsklubb", "konsertuke", "speiderlag"])(
  "where «%s» ends with a word that says little, never is that alone looked for",
  (q) => {
    const kinds = attemptsFor(q).filter(({ letGo }) => letGo.some(({ what }) => what === "kind"));
    for (const { search } of kinds)
      expect(search.anyOf?.flat().map((one) => one.slice(0, 3))).toContain(wordKey(q).slice(0, 3));
  },
);

test.each([
  ["håndarbeidsforening", "strikkekafe"],
  ["bibelklubb", "bibeltime"],
  ["ungdomsuke", "tensing"],
])("«%s» stands close to what begins as it does: %s", (q, close) => {
  expect(attemptsFor(q).flatMap(({ search }) => search.anyOf?.flat() ?? [])).toContain(close);
});

test.each(["informasjonsmøte konfirmanter i Oslo", "hyggekveld pensjonister i Moss"])(
  "in «%s» for whom it is stays, and what says little is let go",
  (q) => {
    const [, whom = ""] = q.split(" ");
    const kept = attemptsFor(q).map(({ search }) => search.q);
    expect(kept).toContain(whom);
  },
);

test.each(["pensjonistreff", "spreidermøte", "bibelgrupe"])("«%s» is one slip from a kind", (q) => {
  expect(kindMeant(wordKey(q))).not.toBeNull();
});

test.each(["Nes", "Vik", "Sem"])("the house «%s kirke» is not looked for inside of other words", (name) => {
  expect(closeTerms(`${name} kirke`)?.[0]).toEqual([` ${name.toLowerCase()} `]);
});

test.each(["filmkveld ungdom", "lunsjkonsert gratis", "grillfest barn"])(
  "what «%s» ends with is looked for beside for whom it is, before that is let go",
  (q) => {
    const attempts = letGoIn(q);
    const kind = attempts.findIndex((letGo) => letGo.length === 1 && letGo[0]?.what === "kind");
    expect(kind).toBeGreaterThan(0);
    expect(kind).toBeLessThan(attempts.findIndex((letGo) => letGo.some(({ what }) => what === "word")));
  },
);

test("nothing is shown of which the sentence has nothing left", () => {
  for (const q of ["konfirmasjon 2031", "orgelkonsert i morgen", "babysang i Bergen", "ungdomsklubb kl 18"])
    for (const { search } of attemptsOf<ReadParameters>(eventSearchParameters.parse({ q }), read(q, ASKED_AT)))
      expect([q, search.q || search.anyOf?.length || search.near || search.to || search.hours?.length]).not.toEqual([
        q,
        undefined,
      ]);
});

test("where no place and no day is said, each word is looked for by itself", () => {
  const q = "Frelsesarmeen julegryte frivillig";
  const kept = attemptsOf(eventSearchParameters.parse({ q }), read(q, ASKED_AT)).map(({ search }) => search.q);
  expect(kept).toEqual(expect.arrayContaining(["Frelsesarmeen", "julegryte", "frivillig"]));
});

test("who asks for anything in a place where nothing is, sees what is elsewhere", () => {
  const q = "Kan dere vise meg alt i Longyearbyen";
  expect(attemptsOf(eventSearchParameters.parse({ q }), read(q, ASKED_AT)).at(-1)?.letGo).toEqual([{ what: "place" }]);
});
