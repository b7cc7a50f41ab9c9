// @vitest-environment happy-dom
import { ImagePlus } from "lucide-react";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { press, render } from "#test/support/render";
import { RecurrenceFields } from "~/components/event-form/event-rows";
import { chosenImage, previewOf } from "~/components/event-form/preview-of";
import { TimeField } from "~/components/event-form/time-field";
import { WhenFields } from "~/components/event-form/when-fields";
import { FormRow } from "~/components/ui/form-row";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";

const stateOf = (draft: FormTexts) => ({
  values: draft,
  draft,
  errorOf: () => undefined,
  image: undefined,
  isReturned: false,
});
const NAMES = {
  hold: null,
  weekdays: ["man.", "tir.", "ons.", "tor.", "fre.", "lør.", "søn."],
  months: ["jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "des."],
};
const series = (draft: FormTexts) =>
  render(<RecurrenceFields state={stateOf({ is_recurring: "on", ...draft })} view={NAMES} />);
const optionsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('[name="recurrence_pattern"] option')].map(({ textContent }) => textContent);

describe("the recurrence of a new event", () => {
  it("is offered in general words until a day is chosen, and never daily", () => {
    expect(optionsOf(series({}))).toEqual([
      "Hver uke",
      "Annenhver uke",
      "Hver tredje uke",
      "Ukedager jeg velger selv",
      "Hver måned på samme dato",
      "Hver måned på samme ukedag",
      "Siste slike ukedag hver måned",
      "Hvert år på samme dato",
      "Datoer jeg velger selv",
    ]);
  });

  it.each([
    [
      "2026-06-07",
      [
        ...["Hver søndag", "Annenhver søndag", "Hver tredje uke på søndag", "Ukedager jeg velger selv"],
        ...["Den 7. hver måned", "Første søndag i måneden", "Hvert år 7. juni", "Datoer jeg velger selv"],
      ],
    ],
    [
      "2026-06-29",
      [
        ...["Hver mandag", "Annenhver mandag", "Hver tredje uke på mandag", "Ukedager jeg velger selv"],
        ...["Den 29. hver måned", "Siste mandag i måneden", "Hvert år 29. juni", "Datoer jeg velger selv"],
      ],
    ],
  ])("is then offered as that day allows: %s", (start_date, expected) => {
    expect(optionsOf(series({ start_date }))).toEqual(expected);
  });

  it.each([
    [
      { start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-28" },
      "ca. 4 arrangementer",
    ],
    [
      { start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-07" },
      "ca. 1 arrangement",
    ],
    [{ start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "" }, ""],
    [{ start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-01" }, ""],
    [
      { start_date: "2026-01-31", recurrence_pattern: "monthly", recurrence_end_date: "2026-03-31" },
      "ca. 3 arrangementerI måneder uten den 31. brukes månedens siste dag.",
    ],
    [{ start_date: "2026-06-07", recurrence_pattern: "picked", picked_days: "2026-06-11" }, "2 arrangementer"],
  ])("says how many events it makes: %o", (draft, expected) => {
    expect(series(draft).querySelector("[role=status]")!.textContent).toBe(expected);
  });
});

describe("the dates of a new series", () => {
  const draft = { start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-28" };
  const left = (element: HTMLElement) => element.querySelector<HTMLInputElement>("[name=left_out_days]")!.value;
  const ticks = (element: HTMLElement) => [...element.querySelectorAll<HTMLInputElement>("ul input[type=checkbox]")];

  it("are listed with a tick each, and one without it is left out", () => {
    const element = series(draft);
    expect([...element.querySelectorAll("ul label")].map(({ textContent }) => textContent)).toEqual([
      "søn. 7. juni 2026",
      "søn. 14. juni 2026",
      "søn. 21. juni 2026",
      "søn. 28. juni 2026",
    ]);
    expect(ticks(element).every(({ checked }) => checked)).toBe(true);
    press(ticks(element)[1]!);
    expect([left(element), ticks(element)[1]!.checked, element.querySelector("[role=status]")!.textContent]).toEqual([
      "2026-06-14",
      false,
      "ca. 3 arrangementer",
    ]);
    press(ticks(element)[1]!);
    expect(left(element)).toBe("");
  });

  it("keep what was left out when the form comes back", () => {
    const element = series({ ...draft, left_out_days: "2026-06-14,2026-06-21" });
    expect(ticks(element).map(({ checked }) => checked)).toEqual([true, false, false, true]);
  });

  it.each([
    ["june", "2026-11-29", 31],
    ["year", "2026-11-29", 5],
    ["june", "2026-06-07", 4],
  ])("run 'until %s' from %s: %i of them", (recurrence_end, start_date, count) => {
    expect(ticks(series({ start_date, recurrence_pattern: "weekly", recurrence_end }))).toHaveLength(count);
  });

  it("say the year of an end that is in another one", () => {
    const ends = series({ start_date: "2026-11-29" }).querySelectorAll("[name=recurrence_end]");
    const names = [...ends].map((end) => end.closest("label")!.textContent);
    expect(names).toEqual(["Ut juni 2027", "Ut året", "Velg dato", "Et antall datoer", "Til videre"]);
  });
});

describe("a time", () => {
  const field = () =>
    render(<TimeField name="start_time" label="Starttid" defaultValue="18:00" current="18:00" error={undefined} />);

  it("can be picked", () => {
    const element = field();
    const picks = [...element.querySelectorAll("button")];
    expect(picks.map(({ textContent }) => textContent)).toEqual(["09:00", "12:00", "15:00", "18:00", "20:00"]);
    expect(picks.map((pick) => pick.getAttribute("aria-pressed"))).toEqual([
      "false",
      "false",
      "false",
      "true",
      "false",
    ]);
    press(picks[4]!);
    expect(element.querySelector("input")!.value).toBe("20:00");
  });

  it.each([
    ["9:5", "09:05"],
    ["18.30", "18:30"],
    ["11", "11:00"],
    ["930", "09:30"],
    ["25:00", "25:00"],
  ])("that is typed as %s stands there as %s on leaving", (typed, expected) => {
    const input = field().querySelector("input")!;
    act(() => {
      input.value = typed;
      input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    });
    expect(input.value).toBe(expected);
  });
});

describe("the end of a new event", () => {
  const values = { start_time: "18:00", end_time: "20:00" };
  const section = (draft: FormTexts = values) => {
    const element = render(
      <form>
        <WhenFields state={stateOf(draft)} view={{ id: "e", today: "2026-06-04", usualTimes: {} } as EventFormView} />
      </form>,
    );
    const input = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const type = (name: string, typed: string) =>
      act(() => {
        input(name).value = typed;
        input(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      });
    return {
      end: () => input("end_time").value,
      type,
      pick: () => press(element.querySelector("[role=group] button")!),
    };
  };

  it("follows the start that is typed or picked, and keeps the length", () => {
    const { end, type, pick } = section();
    type("start_time", "11");
    expect(end()).toBe("13:00");
    pick();
    expect(end()).toBe("11:00");
  });

  it("stays where somebody has set it", () => {
    const { end, type } = section();
    type("end_time", "21:30");
    type("start_time", "11:00");
    expect(end()).toBe("21:30");
  });

  it("stays where it has a date of its own", () => {
    const { end, type } = section({ ...values, end_date: "2026-06-09" });
    type("start_time", "11:00");
    expect(end()).toBe("20:00");
  });
});

describe("the preview", () => {
  const view = {
    weekdays: ["man.", "tir.", "ons.", "tor.", "fre.", "lør.", "søn."],
    months: ["jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "des."],
    today: "2026-06-04",
    organizer: { id: "o", name: "Lillehavn menighet", initial: "L", logo: null, city: null },
    covers: {
      service: "s.svg",
      prayer: "p.svg",
      concert: "c.svg",
      youth: "y.svg",
      conference: "k.svg",
      other: "o.svg",
    },
  } as unknown as EventFormView;

  it("follows what is typed", () => {
    const draft = {
      title: " Salmekveld ",
      event_type: "concert",
      start_date: "2026-06-07",
      start_time: "18.30",
      location_name: "Kapellet",
    };
    expect(previewOf(draft, view)).toEqual({
      title: "Salmekveld",
      type: "concert",
      day: { weekday: "søn.", date: "7", month: "juni", isToday: false },
      time: "18:30",
      isAllDay: false,
      place: "Kapellet",
      image: "c.svg",
    });
  });

  it("stands for an empty form too, and shows an image that was sent ahead", () => {
    expect(previewOf({}, view)).toMatchObject({
      title: null,
      type: "other",
      day: null,
      time: null,
      place: "Lillehavn menighet",
      image: "o.svg",
    });
    expect(previewOf({ start_date: "2026-06-04", image: "/images/events/x" }, view)).toMatchObject({
      day: { isToday: true },
      image: "/images/events/x?w=960",
    });
    expect(previewOf({ image: "https://elsewhere.test/x" }, view).image).toBe("o.svg");
  });

  it("shows the organizer's cover where there is no image, as the event's card will", () => {
    const covered = { ...view, cover: "/images/organizers/church?w=960" };
    expect(previewOf({}, covered).image).toBe("/images/organizers/church?w=960");
    expect(previewOf({ image: "/images/events/x" }, covered).image).toBe("/images/events/x?w=960");
  });

  it.each([
    ["18:30", "24h", "18:30"],
    ["18:30", "12h", "6:30 PM"],
    ["00:05", "12h", "12:05 AM"],
    ["12:00", "12h", "12:00 PM"],
    ["9.5", "12h", "9:05 AM"],
    ["25:00", "12h", null],
  ] as const)("says %s by the clock of %s: %s", (start_time, timeFormat, expected) => {
    expect(previewOf({ start_time }, { ...view, timeFormat }).time).toBe(expected);
  });
});

describe("the row of the picture", () => {
  const pictureIn = (draft: FormTexts) =>
    render(
      <FormRow
        name="image"
        label="Bilde"
        hasProblem={false}
        answer={null}
        Icon={ImagePlus}
        value=""
        isSet
        isOptional={false}
        asks={false}
        asked={[]}
        picture={chosenImage(draft)}
      >
        <p />
      </FormRow>,
    ).querySelector("summary img");

  it("shows the one that is chosen, or was restored, where its icon stood", () => {
    const picture = pictureIn({ image: "/images/events/a.webp" })!;
    expect(picture.getAttribute("src")).toBe("/images/events/a.webp?w=960");
    expect(picture.getAttribute("alt")).toBe("");
    expect(picture.parentElement!.className).toMatch(/size-11/);
  });

  it.each<FormTexts>([{}, { image: "" }, { image: "https://elsewhere.example/a.webp" }])(
    "shows its icon for %o",
    (draft) => {
      expect(pictureIn(draft)).toBeNull();
    },
  );
});
