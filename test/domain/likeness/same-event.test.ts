import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { type ComparableEvent, describeEvent } from "~/domain/likeness/describe-event";
import { likenessOf } from "~/domain/likeness/likeness";
import type { PlaceAlias } from "~/domain/likeness/place-names";

const CASES = caseFile("likeness/same-event.tsv");

const SOLVIK = { lat: 60.1, lng: 5.1 };

const anEvent = (title: string, more: Partial<ComparableEvent> = {}): ComparableEvent => ({
  source: "web",
  organizerId: "solvik",
  organizerName: "Solvik menighet",
  title,
  start: new Date("2027-06-06T09:00:00Z"),
  end: null,
  isAllDay: false,
  place: "Solvik kirke",
  city: null,
  position: SOLVIK,
  speaker: null,
  ...more,
});

const other = (title: string, more: Partial<ComparableEvent> = {}) => anEvent(title, { source: "calendar", ...more });

const compare = (a: ComparableEvent, b: ComparableEvent, aliases: PlaceAlias[] = []) =>
  likenessOf(describeEvent(a, aliases), describeEvent(b, aliases));

const at = (time: string) => ({ start: new Date(`2027-06-06T${time}:00Z`) });

describe("candidates by fact", () => {
  test("two events of one source are never the same", () => {
    expect(compare(anEvent("Gudstjeneste"), anEvent("Gudstjeneste"))).toBeNull();
    expect(compare(anEvent("Gudstjeneste"), other("Gudstjeneste"))).not.toBeNull();
  });

  test.each([
    ["09:00", true],
    ["10:00", true],
    ["10:01", false],
  ])("starts at most 60 minutes apart: %s", (time, isCandidate) => {
    const title = "Salmekveld med Nordlysorkesteret";
    expect(compare(anEvent(title), other(title, at(time))) !== null).toBe(isCandidate);
  });

  test("the same hour of another day is another event", () => {
    expect(compare(anEvent("Babysang"), other("Babysang", { start: new Date("2027-06-07T09:00:00Z") }))).toBeNull();
  });

  test("near or of the same name, and not two places of one name", () => {
    const far = { lat: 60.9, lng: 5.1 };
    const title = "Temakveld om tro og tvil i hverdagen";
    expect(compare(anEvent(title), other(title, { place: null }))?.reasons).toContain("near");
    expect(compare(anEvent(title), other(title, { place: null, position: far }))).toBeNull();
    expect(compare(anEvent(title), other(title, { position: null }))?.reasons).toContain("samePlace");
    expect(compare(anEvent(title), other(title, { position: far }))).toBeNull();
    const towns = [
      { city: "Havsund", position: null },
      { city: "Storvik", position: null },
    ] as const;
    expect(compare(anEvent(title, towns[0]), other(title, towns[1]))).toBeNull();
  });

  test("an event of a whole day may be one with an hour that day", () => {
    const wholeDay = { isAllDay: true, start: new Date("2027-06-05T22:00:00Z") };
    const found = compare(anEvent("Sommerfest for menigheten", wholeDay), other("Sommerfest for menigheten"));
    expect(found).toMatchObject({ isCertain: false });
    expect(found?.reasons).toContain("wholeDay");
  });
});

describe("places are compared by words, never by letters", () => {
  test.each(casesOf<[string, string]>(CASES, "and are two"))("%s and %s are two", (one, two) => {
    const title = "Allehelgensgudstjeneste med lystenning og minnemarkering";
    expect(compare(anEvent(title, { place: one }), other(title, { place: two }))).toBeNull();
  });

  test.each(casesOf<[string, string]>(CASES, "and are one"))("%s and %s are one", (one, two) => {
    const found = compare(anEvent("Gudstjeneste", { place: one }), other("Gudstjeneste", { place: two }));
    expect(found?.reasons).toContain("samePlace");
  });

  test.each([
    ["Storsalen, Nøstebakken kirke", "Lillesalen, Nøstebakken kirke"],
    ["Nøstebakken kirke, store sal", "Nøstebakken kirke, lille sal"],
    ["Storsalen", "Lillesalen"],
  ])(
    "%s and %s are two rooms of one place: no two short titles are the same there, and nothing is certain",
    (one, two) => {
      const inRooms = (title: string) => [anEvent(title, { place: one }), other(title, { place: two })] as const;
      expect(compare(...inRooms("Bønnemøte"))).toBeNull();
      const long = compare(...inRooms("Temakveld om tro og tvil i hverdagen"));
      expect(long).toMatchObject({ isCertain: false });
      expect(long?.reasons).toContain("near");
    },
  );

  test("a bare room is its organizer's, never another's", () => {
    const title = "Temakveld om tro og tvil i hverdagen";
    const bare = (place: string, organizerId: string) => other(title, { place, organizerId, position: null });
    const own = anEvent(title, { place: "Storsalen", position: null });
    expect(compare(own, bare("Lillesalen", "solvik"))).not.toBeNull();
    expect(compare(own, bare("Lillesalen", "another"))).toBeNull();
  });

  test("an organizer's own event is certain in one room, however it is called, and neither with the building nor another room", () => {
    const inRoom = (place: string) =>
      compare(anEvent("Kor", { place: "Solvik kirke, storsalen" }), other("Kor", { place }));
    const inBuilding = inRoom("Solvik kirke");
    expect(inBuilding?.isCertain).toBe(false);
    expect(inBuilding?.reasons).toContain("samePlace");
    expect(inRoom("Store sal, Solvik kyrkje")?.isCertain).toBe(true);
    expect(inRoom("Solvik kirke, lillesalen")).toBeNull();
  });

  test("the place that a title names counts where the event has none", () => {
    const inTitle = (title: string) => anEvent(title, { place: null });
    expect(compare(inTitle("Gudstjeneste i Granås kirke"), other("Gudstjeneste"))).toBeNull();
    expect(compare(inTitle("Gudstjeneste i Solvik kirke"), other("Gudstjeneste"))?.reasons).toContain("samePlace");
  });

  test("a room with a name of its own is its building where the source's alias says so", () => {
    const [room, building] = [anEvent("Babysang", { place: "Kveldsro" }), other("Babysang", { place: "Granås kirke" })];
    const alias = { source: "web", name: "Kveldsro", means: "Granås kirke" };
    expect(compare(room, building)).toBeNull();
    expect(compare(room, building, [alias])?.reasons).toContain("samePlace");
    expect(compare(room, building, [{ ...alias, source: "another" }])).toBeNull();
  });
});

describe("titles", () => {
  test.each(casesOf<[string, string]>(CASES, "and say the same"))("%s and %s say the same", (one, two) => {
    expect(compare(anEvent(one), other(two))?.reasons).toContain("sameTitle");
  });

  test("a state of one alone is said", () => {
    expect(compare(anEvent("[AVLYST] Julekonsert"), other("Julekonsert"))?.reasons).toContain("oneCancelled");
    const off = { ...anEvent("Julekonsert"), isOff: true };
    expect(compare(off, other("Julekonsert"))?.reasons).toContain("oneCancelled");
    expect(compare(off, other("Julekonsert"))?.isCertain).toBe(false);
  });

  test("a short title needs the same place, a long one only a near one", () => {
    const near = { place: null, position: { lat: 60.105, lng: 5.1 } };
    expect(compare(anEvent("Gudstjeneste 11.00"), other("Gudstjeneste 11.00", near))).toBeNull();
    const long = "Foredrag om håp i mørke tider";
    expect(compare(anEvent(long), other(long, near))?.reasons).toContain("near");
  });

  test.each(casesOf<[string, string]>(CASES, "and block each other"))("%s and %s block each other", (one, two) => {
    expect(compare(anEvent(one), other(two))).toBeNull();
  });

  test("a turn in one title blocks where they start apart", () => {
    const [one, two] = ["Julekonsert med Fjellklang", "Ekstrakonsert: Julekonsert med Fjellklang"];
    expect(compare(anEvent(one), other(two, at("10:00")))).toBeNull();
  });

  test("the choir's and the church's words for one concert are the same event", () => {
    const choir = { organizerId: "kor", organizerName: "Fjellklang" };
    const found = compare(anEvent("Konsert med Fjellklang"), other("Juletoner", choir));
    expect(found?.reasons).toContain("organizerNamed");
  });

  test("the likelier pair comes first", () => {
    const score = (title: string, more = {}) =>
      compare(anEvent("Høstbasar med utlodning og sang"), other(title, more))!.score;
    expect(score("Haustbasar med utlodning og song")).toBeGreaterThan(score("Høstbasar med utlodning"));
    expect(score("Høstbasar med utlodning og sang")).toBeGreaterThan(
      score("Høstbasar med utlodning og sang", at("09:30")),
    );
  });
});

describe("certain are only an organizer's own events, alike in everything", () => {
  const isCertain = (more: Partial<ComparableEvent>, title = "Gudsteneste") =>
    compare(anEvent("Gudstjeneste", { end: new Date("2027-06-06T10:00:00Z"), speaker: "Ada Lund" }), other(title, more))
      ?.isCertain ?? false;

  test("the same words, start and place", () => expect(isCertain({})).toBe(true));

  test.each<[what: string, more: Partial<ComparableEvent>, title?: string]>([
    ["another organizer", { organizerId: "granas" }],
    ["another minute", at("09:01")],
    ["no place", { place: null }],
    ["a room of the place", { place: "Solvik kirke, peisestua" }],
    ["another speaker", { speaker: "Per Moe" }],
    ["an end in the afternoon", { end: new Date("2027-06-06T14:00:00Z") }],
    ["a whole day", { isAllDay: true }],
    ["other words", {}, "Gudstjeneste med dåp"],
    ["cancelled", {}, "AVLYST: Gudstjeneste"],
  ])("not with %s", (_what, more, title) => expect(isCertain(more, title)).toBe(false));
});
