// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { typeInto, useDraft } from "~/components/draft/use-draft";
import { previewOf } from "~/components/event-form/preview-of";
import { RecurrenceFields } from "~/components/event-form/recurrence-fields";
import { TimeField } from "~/components/event-form/time-field";
import { WhenSection } from "~/components/event-form/when-section";
import { EVENT_TYPES } from "~/domain/event-types";
import { EVENT_DEFAULTS } from "~/schemas/form-limits";
import type { FormTexts } from "~/schemas/parse-form";
import type { EventFormView } from "~/views/event-form";
import { press, render } from "#test/support/render";

const stateOf = (draft: FormTexts) => ({ values: draft, draft, errors: {}, image: undefined, isReturned: false });
const series = (draft: FormTexts) => render(<RecurrenceFields state={stateOf({ is_recurring: "on", ...draft })} hold={null} />);
const optionsOf = (element: HTMLElement) => [...element.querySelectorAll("option")].map(({ textContent }) => textContent);

describe("the recurrence of a new event", () => {
  it("is offered in general words until a day is chosen, and never daily", () => {
    expect(optionsOf(series({}))).toEqual([
      "Hver uke",
      "Annenhver uke",
      "Hver tredje uke",
      "Hver måned på samme dato",
      "Hver måned på samme ukedag",
      "Siste slike ukedag hver måned",
    ]);
  });

  it.each([
    ["2026-06-07", ["Hver uke", "Annenhver uke", "Hver tredje uke", "Den 7. hver måned", "Første søndag i måneden"]],
    ["2026-06-29", ["Hver uke", "Annenhver uke", "Hver tredje uke", "Den 29. hver måned", "Siste mandag i måneden"]],
  ])("is then offered as that day allows: %s", (start_date, expected) => {
    expect(optionsOf(series({ start_date }))).toEqual(expected);
  });

  it.each([
    [{ start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-28" }, "ca. 4 arrangementer"],
    [{ start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-07" }, "ca. 1 arrangement"],
    [{ start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "" }, ""],
    [{ start_date: "2026-06-07", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-01" }, ""],
    [{ start_date: "2026-01-31", recurrence_pattern: "monthly", recurrence_end_date: "2026-03-31" }, "ca. 3 arrangementerI måneder uten den 31. brukes månedens siste dag."],
  ])("says how many events it makes: %o", (draft, expected) => {
    expect(series(draft).querySelector("[role=status]")!.textContent).toBe(expected);
  });
});

describe("a time", () => {
  const field = () => render(<TimeField name="start_time" label="Starttid" defaultValue="18:00" current="18:00" error={undefined} />);

  it("can be picked", () => {
    const element = field();
    const picks = [...element.querySelectorAll("button")];
    expect(picks.map(({ textContent }) => textContent)).toEqual(["09:00", "12:00", "15:00", "18:00", "20:00"]);
    expect(picks.map((pick) => pick.getAttribute("aria-pressed"))).toEqual(["false", "false", "false", "true", "false"]);
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
    const element = render(<WhenSection state={stateOf(draft)} view={{ id: "e", today: "2026-06-04", usualTimes: {} } as EventFormView} />);
    const input = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const type = (name: string, typed: string) =>
      act(() => {
        input(name).value = typed;
        input(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      });
    return { end: () => input("end_time").value, type, pick: () => press(element.querySelector("[role=group] button")!) };
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

describe("choosing the type of a new event", () => {
  const usualTimes: EventFormView["usualTimes"] = {
    service: { day: "2026-06-07", startTime: "11:00", endTime: "12:30" },
    youth: { day: "2026-06-05", startTime: "19:00", endTime: "22:00" },
    other: null,
  };
  const view = { id: null, today: "2026-06-04", usualTimes } as EventFormView;

  function Form({ values }: { values: FormTexts }) {
    const { form, draft, read } = useDraft(values);
    return (
      <form ref={form} onInput={read}>
        {EVENT_TYPES.map((type) => (
          <input key={type} type="radio" name="event_type" value={type} defaultChecked={values.event_type === type} />
        ))}
        <WhenSection state={{ ...stateOf(values), draft }} view={view} />
      </form>
    );
  }

  function form(values: FormTexts = { ...EVENT_DEFAULTS }) {
    const element = render(<Form values={values} />);
    const input = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    return {
      choose: (type: string) => press(element.querySelector<HTMLInputElement>(`[value=${type}]`)!),
      type: (name: string, text: string) => act(() => typeInto(input(name), text)),
      pick: (time: string) => press([...element.querySelectorAll("button")].find(({ textContent }) => textContent === time)!),
      times: () => [input("start_date").value, input("start_time").value, input("end_time").value],
    };
  }

  it("proposes its usual day and time, and another type another one", () => {
    const { choose, times } = form();
    choose("service");
    expect(times()).toEqual(["2026-06-07", "11:00", "12:30"]);
    choose("youth");
    expect(times()).toEqual(["2026-06-05", "19:00", "22:00"]);
    choose("other");
    expect(times()).toEqual(["2026-06-05", "19:00", "22:00"]);
  });

  it("leaves a day alone that somebody has set, and still proposes the time", () => {
    const { choose, type, times } = form();
    type("start_date", "2026-06-24");
    choose("service");
    expect(times()).toEqual(["2026-06-24", "11:00", "12:30"]);
  });

  it("leaves a time alone that somebody has set, also when it is the one that stood there", () => {
    const { choose, pick, times } = form();
    pick("18:00");
    choose("service");
    expect(times()).toEqual(["2026-06-07", "18:00", "20:00"]);
  });

  it("leaves alone what a form that came back holds", () => {
    const { choose, times } = form({ ...EVENT_DEFAULTS, start_date: "2026-07-01", start_time: "17:00", end_time: "18:00" });
    choose("service");
    expect(times()).toEqual(["2026-07-01", "17:00", "18:00"]);
  });

  it("keeps an end that somebody has set", () => {
    const { choose, type, times } = form();
    type("end_time", "21:30");
    choose("service");
    expect(times()).toEqual(["2026-06-07", "11:00", "21:30"]);
  });
});

describe("the preview", () => {
  const view = {
    weekdays: ["søn.", "man.", "tir.", "ons.", "tor.", "fre.", "lør."],
    months: ["jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "des."],
    today: "2026-06-04",
    organizer: { id: "o", name: "Lillehavn menighet", initial: "L", logo: null, city: null },
    covers: { service: "s.svg", prayer: "p.svg", concert: "c.svg", youth: "y.svg", conference: "k.svg", other: "o.svg" },
  } as unknown as EventFormView;

  it("follows what is typed", () => {
    const draft = { title: " Salmekveld ", event_type: "concert", start_date: "2026-06-07", start_time: "18.30", location_name: "Kapellet" };
    expect(previewOf(draft, view)).toEqual({
      title: "Salmekveld",
      type: "concert",
      day: { weekday: "søn.", date: "7", month: "juni", isToday: false },
      time: "18:30",
      place: "Kapellet",
      picture: "c.svg",
    });
  });

  it("stands for an empty form too, and shows a picture that was sent ahead", () => {
    expect(previewOf({}, view)).toMatchObject({ title: null, type: "other", day: null, time: null, place: "Lillehavn menighet", picture: "o.svg" });
    expect(previewOf({ start_date: "2026-06-04", image: "/images/events/x" }, view)).toMatchObject({ day: { isToday: true }, picture: "/images/events/x?w=960" });
    expect(previewOf({ image: "https://elsewhere.test/x" }, view).picture).toBe("o.svg");
  });

  it("shows the organizer's cover where there is no picture, as the event's card will", () => {
    const covered = { ...view, cover: "/images/organizers/church?w=960" };
    expect(previewOf({}, covered).picture).toBe("/images/organizers/church?w=960");
    expect(previewOf({ image: "/images/events/x" }, covered).picture).toBe("/images/events/x?w=960");
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
