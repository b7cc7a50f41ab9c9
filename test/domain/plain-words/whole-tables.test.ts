import { describe, expect, test } from "vitest";
import { distanceKm } from "~/domain/places/position";
import { MONTHS, WEEKDAYS } from "~/domain/plain-words/names";
import { ageWord } from "~/domain/plain-words/names-of-houses";
import { nthOf, wordOf } from "~/domain/plain-words/numbers-in-words";
import { dayText, SATURDAY, SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";
import { findPlace } from "~/gateways/gazetteer/find-place";
import { OTHER_NAMES, PLACES_BY_KEY, placeKey } from "~/gateways/gazetteer/places";
import { REGIONS_BY_KEY } from "~/gateways/gazetteer/regions";
import { read } from "~/models/search/read";

/** Monday. */
const NOW = new Date("2026-11-30T08:00:00+01:00");

const likeliest = (sentence: string) => read(sentence, NOW)[0]!;
const daysOf = (sentence: string) => likeliest(sentence).time?.days ?? null;

const FULL_WEEKDAYS = WEEKDAYS.map(([name = ""]) => name);
const FULL_MONTHS = MONTHS.map(([name = ""]) => name);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe("places", () => {
  test("every region and part of a town is one beside what is asked for, where no town is called so", () => {
    for (const [key, { name }] of REGIONS_BY_KEY) {
      if (PLACES_BY_KEY.has(key) || OTHER_NAMES[key]) continue;
      expect([key, likeliest(`babysang i ${key}`)]).toMatchObject([key, { query: "babysang", place: { name } }]);
    }
  });

  test("a part of a town that is written as it is called is no town of nearly that name", () => {
    const written = [...REGIONS_BY_KEY.values()].filter(({ name }) => PLACES_BY_KEY.has(placeKey(name)));
    expect(written.length).toBeGreaterThan(10);
    for (const { name } of written) {
      const towns = PLACES_BY_KEY.get(placeKey(name)) ?? [];
      if (towns.some(({ plainName }) => plainName === name)) continue;
      expect(likeliest(`konsert i ${name}`).place?.name).toBe(name);
    }
  });

  test("every town and region that is read is found again by the name that the address has of it", () => {
    const names = [...REGIONS_BY_KEY.keys(), ...[...PLACES_BY_KEY.keys()].slice(0, 600)];
    for (const name of names) {
      const { place } = likeliest(`konsert i ${name}`);
      if (!place) continue;
      expect([name, distanceKm(findPlace(place.name)!.position, place.position) < 5]).toEqual([name, true]);
    }
  });

  test("every other name of a town is that town", () => {
    for (const [name, town] of Object.entries(OTHER_NAMES))
      expect([name, placeKey(likeliest(`konsert i ${name}`).place?.name ?? "").split(" ")[0]]).toEqual([
        name,
        town.split(" ")[0],
      ]);
  });

  test("a postcode and its town are one place", () => {
    for (const { plainName, postcodes } of [...PLACES_BY_KEY.values()].flat().slice(0, 300))
      for (const code of postcodes.slice(0, 1))
        expect(likeliest(`babysang ${code} ${plainName}`).place?.name).toBe(`${code} ${plainName}`);
  });
});

describe("days and hours", () => {
  test.each(["nei", "nei vent", "eller nei vent", "eller rettere sagt", "jeg mener", "or rather"])(
    "behind «%s» the day, the hour and the town before it are taken back, for all weekdays",
    (back) => {
      for (const [first, one] of FULL_WEEKDAYS.entries())
        for (const [second, other] of FULL_WEEKDAYS.entries()) {
          if (first === second) continue;
          const { time, query } = likeliest(`konsert ${one} ${back} ${other}`);
          expect([one, other, time?.days?.map((day) => weekdayOf(day!)), query]).toEqual([
            one,
            other,
            [second, second],
            "konsert",
          ]);
        }
      expect(likeliest(`konsert i Oslo ${back} Bergen`).place?.name).toBe("Bergen");
      expect(likeliest(`konsert kl 18 ${back} kl 20`).time?.hours).toEqual([20]);
      expect(likeliest(`konsert lørdag kveld ${back} søndag`).time?.hours).toContain(19);
    },
  );

  test("the halves of every month are the month", () => {
    for (const month of FULL_MONTHS) {
      const [from, to] = daysOf(`i ${month}`)!;
      const [first, last] = [daysOf(`første halvdel av ${month}`)!, daysOf(`siste halvdel av ${month}`)!];
      if (to === from) continue;
      expect([month, first[0], first[1]! + 1, last[1]]).toEqual([month, from, last[0], to]);
      for (const part of ["midten av", "starten av", "tidlig i", "end of", "sent i"]) {
        const [some, more] = daysOf(`${part} ${month}`)!;
        expect([part, month, some >= from && more! <= to! && more! - some < 17]).toEqual([part, month, true]);
      }
    }
  });

  test.each(["ikke på en", "ikke på", "men ikke", "ikkje på ein", "not on a"])(
    "what is «%s» a weekday is on all others",
    (not) => {
      for (const [weekday, name] of FULL_WEEKDAYS.entries())
        expect([name, likeliest(`konsert ${not} ${name}`).time?.weekdays]).toEqual([
          name,
          [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== weekday),
        ]);
    },
  );

  test("of a weekday's evenings “ikke denne” leaves out the next", () => {
    for (const [weekday, name] of FULL_WEEKDAYS.entries()) {
      const { days, weekdays } = likeliest(`${name}skveld for ungdom, men ikke denne ${name}en`).time!;
      expect([name, weekdayOf(days![0] - 1), days![1], weekdays]).toEqual([name, weekday, null, [weekday]]);
    }
  });

  test("after an hour up to six, in digits or words, is the evening's; before one up to six the afternoon's", () => {
    for (const hour of upTo(12))
      // "Etter en" may be an article.
      for (const said of [...(hour > 1 ? [wordOf(hour)] : []), `kl ${hour}`, `klokka ${wordOf(hour)}`]) {
        expect([said, likeliest(`bønn etter ${said}`).time?.hours[0]]).toEqual([said, hour > 6 ? hour : hour + 12]);
        expect([said, likeliest(`bønn før ${said}`).time?.hours.at(-1)]).toEqual([
          said,
          hour > 6 ? hour - 1 : hour + 11,
        ]);
      }
  });

  test("every feast and season beside a year, or “neste år”, is that year's", () => {
    const names = [
      "julaften",
      "påsken",
      "palmesøndag",
      "sommeren",
      "høstferien",
      "1. søndag i advent",
      "olsok",
      "morsdag",
    ];
    for (const name of names) {
      const years = [`${name} 2027`, `${name} neste år`, `${name} 2028`].map((said) =>
        dayText(daysOf(said)![0]).slice(0, 4),
      );
      expect([name, years]).toEqual([name, ["2027", "2027", "2028"]]);
    }
  });

  test("small hours from one to another may be of the morning or the evening", () => {
    expect(likeliest("bønn fra sju til ni").time?.hours).toEqual([7, 8, 19, 20]);
    expect(likeliest("kafé fra kl 10 til 12").time?.hours).toEqual([10, 11]);
  });

  test("from a day or an hour on is not only then", () => {
    for (const when of ["nyttår", "10. desember", "i morgen", "mandag", "januar", "jul"])
      expect([when, daysOf(`konsert fra ${when}`)?.[1]]).toEqual([when, null]);
    expect(likeliest("konsert fra kl 18").time?.hours).toEqual([18, 19, 20, 21, 22, 23]);
  });

  test("the weekend of every feast is a Saturday and a Sunday", () => {
    for (const name of ["palmehelga", "fastelavnshelga", "luciahelga", "olsokhelga", "sankthanshelga"])
      expect([name, daysOf(name)?.map((day) => weekdayOf(day!))]).toEqual([name, [SATURDAY, SUNDAY]]);
  });

  test("hours behind the name of a feast are hours, one or the other", () => {
    for (const day of ["julaften", "langfredag", "nyttårsdag", "1. søndag i advent", "olsok"]) {
      expect([day, likeliest(`${day} 16 Moss`).time?.hours]).toEqual([day, [16]]);
      expect([day, likeliest(`${day} 14 eller 16 Moss`).time?.hours]).toEqual([day, [14, 16]]);
    }
  });
});

describe("ages", () => {
  test("every age up to eighteen and every grade is for whom it is, in digits and in words", () => {
    for (const age of upTo(18))
      for (const said of [`${age} år`, `${wordOf(age)} år`, `${age}-åring`, `${age} åringer`])
        expect([said, likeliest(`speider for ${said}`).query]).toEqual([said, `speider ${ageWord(age)}`]);
    for (const age of upTo(18).slice(1))
      expect([age, likeliest(`speider for ${wordOf(age)}åringer`).query]).toEqual([age, `speider ${ageWord(age)}`]);
    for (const grade of upTo(10))
      for (const said of [`${grade}. klasse`, `${grade}-klassinger`, `${grade} trinn`, `${nthOf(grade)}klassinger`])
        expect([said, likeliest(`speider for ${said}`).query]).toEqual([said, `speider ${ageWord(grade + 5)}`]);
  });

  test("how many come along is not looked for", () => {
    for (const people of ["unger", "barn", "ungdommer", "voksne", "pensjonister"])
      expect(likeliest(`middag, 2 ${people}`).query).toBe(likeliest(`middag, ${people}`).query);
  });
});

describe("what no search can look for", () => {
  const unread = (sentence: string) => likeliest(sentence).parts.some((part) => part.as === "small" && part.isUnread);

  test.each([
    "ikke dyrere enn 2000 kr",
    "under 100 kroner",
    "ikke i Oslo",
    "ikke midt i Bergen",
    "ikke i desember",
    "som ikke kan noter",
    "som ikke krever noter",
    "ikke dyrere enn 3000",
  ])("«konsert %s» says that it is not understood", (said) => {
    expect([unread(`konsert ${said}`), likeliest(`konsert ${said}`).query]).toEqual([true, "konsert"]);
  });

  test.each(["ikke på en lørdag", "ikke etter 22", "ikke for barn", "ikke langt fra Oslo", "i Moss på lørdag"])(
    "«konsert %s» is understood",
    (said) => expect(unread(`konsert ${said}`)).toBe(false),
  );
});

test("singing Christmas in is one wish, whoever sings and in whatever words", () => {
  for (const who of ["vi", "me", ""])
    for (const sing of ["synger", "synge", "syng", "syngje", "syngja"])
      for (const christmas of ["jula", "julen", "jola"]) {
        const { query, time } = likeliest(`${who} ${sing} ${christmas} inn`);
        expect([query.split(" ").length, time]).toEqual([3, null]);
      }
});

test.each([
  ["bønn i Oslo eller bønn i Bergen", "bønn"],
  ["konsert i Oslo eller bønn i Drammen", "konsert/bønn"],
  ["i Nes kirke eller Vik kirke", "Nes/Vik"],
  ["stille kirke eller meditasjon", "stille/meditasjon"],
  ["åpen barnehage/babysang", "barnehage/babysang"],
])("«%s» looks for «%s»", (sentence, query) => expect(likeliest(sentence).query).toBe(query));

test.each([
  [
    "konsert lørdag kveld nei vent søndag formiddag",
    { query: "konsert", days: "2026-12-06", hours: [8, 9, 10, 11, 12] },
  ],
  ["foredrag nei til rus", { query: "foredrag rus" }],
  ["ti år med gospel", { query: "ti år gospel" }],
  ["lister over konserter", { query: "lister konserter", place: null }],
  ["fet konsert i helga", { query: "fet konsert", place: null }],
  ["foredrag av Nils Haugerud", { query: "foredrag Nils Haugerud", place: null }],
  ["konserter fra 5.12", { query: "konserter", days: "2026-12-05" }],
  ["barn fra 6 år", { query: "barn", hours: undefined }],
  ["konsert ikke om natta", { query: "konsert" }],
  ["konsert ikke i Oslo, men i Asker", { query: "konsert", place: "Asker" }],
  ["ikke dyrere enn 2000 kr konsert", { query: "konsert" }],
  ["Siri Hansen konsert", { query: "Siri Hansen konsert" }],
])("%s says no more than it says", (sentence, right) => {
  const { query, place, time } = likeliest(sentence);
  const days = time?.days?.[0] === undefined ? null : dayText(time.days[0]);
  expect({ query, place: place?.name ?? null, days, hours: time?.hours }).toMatchObject(right);
});

test("an hour that may be of the morning leaves the morning in", () => {
  expect(likeliest("frokost etter kl 7").time?.hours).toContain(8);
  expect(likeliest("bønn etter kl 08").time?.hours).toContain(9);
});
