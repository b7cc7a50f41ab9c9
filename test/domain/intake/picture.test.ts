import { describe, expect, it } from "vitest";
import { type PictureTextLine, eventsInPicture } from "~/domain/intake/picture";
import { isSure } from "~/domain/review/review-row";

const NOW = new Date("2026-11-20T12:00:00Z");
const PICTURE = "0b0e6f3c-6c0b-4a51-9a52-3f3f0f4b6c11";

const line = (
  text: string,
  { isSure = true, other = null, unclear = [], y = 0 }: Partial<PictureTextLine & { y: number }> = {},
) => ({
  text,
  isSure,
  other,
  unclear,
  cut: text === "" ? null : { picture: PICTURE, x: 10, y, width: 200, height: 20 },
});

const read = (...lines: PictureTextLine[]) => eventsInPicture(lines, NOW);

describe("a row from a picture", () => {
  it("is sure where weekday and date agree and every figure was read with certainty", () => {
    const { events } = read(line("Familiegudstjeneste i Nes kirke søndag 6. desember 2026 kl. 11.00"));
    expect(events).toMatchObject([{ day: "2026-12-06", time: "11:00", doubts: [], other: null }]);
    expect(isSure(events[0]!)).toBe(true);
  });

  it("of several days is one, where the stroke between its dates was not read; and is asked", () => {
    const { events } = read(line("HØSTLEIR"), line("1. oktober 3. oktober 2027"), line("Solstrand leirsted"));
    expect(events).toMatchObject([{ day: "2027-10-01", endDay: "2027-10-03", title: "HØSTLEIR" }]);
    expect(events.filter(isSure)).toEqual([]);
  });

  it.each(["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"])(
    "is confirmed by its own weekday alone: %s",
    (weekday) => {
      const right = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"].indexOf(weekday);
      const day = 7 + right;
      const { events } = read(line(`Kveldsmøte ${weekday} ${day}. desember 2026 kl. 19.00`));
      expect(events.map(({ doubts }) => doubts)).toEqual([[]]);
      const wrong = read(line(`Kveldsmøte ${weekday} ${day + 1}. desember 2026 kl. 19.00`)).events;
      expect(wrong.filter(isSure)).toEqual([]);
    },
  );

  it("is not sure without a weekday, nor where the weekday is a word for something else", () => {
    expect(read(line("Konsert 6. desember 2026 kl. 19.00")).events[0]!.doubts).toContain("no_weekday");
    expect(read(line("To konserter tirsdagsklubben 8.12.2026 kl. 19.00")).events.filter(isSure)).toEqual([]);
  });

  it("is not sure where a line of its own was read without certainty, and another event's says nothing of it", () => {
    const unsure = line("Søndag 6. desember 2026 kl. 11.00", { isSure: false });
    expect(read(line("Familiegudstjeneste"), unsure).events[0]!.doubts).toContain("figures_unsure");
    const { events } = read(
      line("Søndag 6. desember 2026 kl. 11.00 Gudstjeneste"),
      line("Onsdag 9. desember 2026 kl. 19.00 Bibelkveld", { isSure: false }),
      line("Søndag 13. desember 2026 kl. 11.00 Gudstjeneste"),
    );
    expect(events.map(isSure)).toEqual([true, false, true]);
  });

  it("is asked what it is called where a word of its title was hardly read, unless it is read elsewhere", () => {
    const title = line("Sommer yikoret", { unclear: ["yikoret"] });
    const day = line("Søndag 6. desember 2026 kl. 11.00");
    expect(read(title, day).events).toMatchObject([{ title: "Sommer yikoret", doubts: ["title_apart"] }]);
    const again = line("Kor: Sommerfuglkoret");
    const whole = line("Sommerfuglkoret", { unclear: ["sommerfuglkoret"] });
    expect(read(whole, day, line(""), again).events.map(isSure)).toEqual([true]);
    expect(read(line("Sommerfuglkoret"), day, line("Ta med drikke", { unclear: ["drikke"] })).events.map(isSure)).toEqual([true]); // prettier-ignore
  });

  it("nor is what stands beside the clock its title for sure where the line between its day and clock was hardly read", () => {
    const { events } = read(
      line("Søndag 6. desember 2026"),
      line("Fellesguds'tj jene ste", { unclear: ["fellesguds", "jene"] }),
      line("kl. 11.00 Torsneshallen kaffe"),
    );
    expect(events.filter(isSure)).toEqual([]);
  });

  it("asks which clock is right where both readings are one", () => {
    const { events } = read(
      line("Kveldsmøte søndag 6. desember 2026 kl. 17.00", { other: "Kveldsmøte søndag 6. desember 2026 kl. 11.00" }),
    );
    expect(events).toMatchObject([{ time: "17:00", other: { day: "2026-12-06", time: "11:00" } }]);
    expect(events[0]!.doubts).toContain("figures_unsure");
  });

  it("is found by the other reading where the first says no clock or no day", () => {
    const { events, notUnderstood } = read(
      line("Kveldsmøte søndag 36. desember 2026 kl. 18.00", { other: "Kveldsmøte søndag 6. desember 2026 kl. 18.00" }),
    );
    expect(events).toMatchObject([{ day: "2026-12-06", time: "18:00", doubts: ["figures_unsure"] }]);
    expect(notUnderstood).toEqual([]);
  });

  it("has the cut-out of its lines, without another picture's", () => {
    const other = { ...line("Nes kirke", { y: 90 }), cut: { picture: "other", x: 0, y: 0, width: 900, height: 9 } };
    const { events } = read(
      line("Julekonsert", { y: 40 }),
      line("Søndag 6. desember 2026 kl. 18.00", { y: 70 }),
      other,
    );
    expect(events[0]!.cut).toEqual({ picture: PICTURE, x: 10, y: 40, width: 200, height: 50 });
    const apart = read(
      line("Babysang", { y: 0 }),
      line(""),
      line("Søndag 6. desember 2026 kl. 18.00", { y: 70 }),
      line("Julekonsert", { y: 100 }),
      line(""),
      line("Velkommen", { y: 200 }),
    );
    expect(apart.events[0]!.cut).toEqual({ picture: PICTURE, x: 10, y: 70, width: 200, height: 50 });
  });
});
