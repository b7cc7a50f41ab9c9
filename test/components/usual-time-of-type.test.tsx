// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { press, render } from "#test/support/render";
import { fillForPerson } from "~/components/draft/fill-in";
import { typeInto, useDraft } from "~/components/draft/use-draft";
import { WhenFields } from "~/components/event-form/when-fields";
import { EVENT_TYPES } from "~/domain/events/types";
import { shiftDay } from "~/domain/time/days-and-moments";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";

const stateOf = (draft: FormTexts) => ({
  values: draft,
  draft,
  errorOf: () => undefined,
  image: undefined,
  isReturned: false,
});

describe("choosing the type of a new event", () => {
  const usualTimes: EventFormView["usualTimes"] = {
    service: { day: "2026-06-07", startTime: "11:00", endTime: "12:30" },
    youth: { day: "2026-06-05", startTime: "19:00", endTime: "22:00" },
    other: null,
  };
  const view = { id: null, today: "2026-06-04", usualTimes, daysLonger: 0 } as EventFormView;

  function Form({ values, of = view }: { values: FormTexts; of?: EventFormView }) {
    const { form, draft, read } = useDraft(values);
    return (
      <form ref={form} onInput={read}>
        {EVENT_TYPES.map((type) => (
          <input key={type} type="radio" name="event_type" value={type} defaultChecked={values.event_type === type} />
        ))}
        <WhenFields state={{ ...stateOf(values), draft }} view={of} />
      </form>
    );
  }

  function form(values: FormTexts = { ...EVENT_DEFAULTS }) {
    const element = render(<Form values={values} />);
    const input = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    return {
      choose: (type: string) => press(element.querySelector<HTMLInputElement>(`[value=${type}]`)!),
      fill: (name: string, text: string) => act(() => fillForPerson(element.querySelector("form"), name, text)),
      type: (name: string, text: string) => act(() => typeInto(input(name), text)),
      pick: (time: string) =>
        press([...element.querySelectorAll("button")].find(({ textContent }) => textContent === time)!),
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

  it.each(Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`))(
    "leaves %s alone where a line said it",
    (time) => {
      const { choose, fill, times } = form();
      fill("start_time", time);
      choose("youth");
      expect(times()[1]).toBe(time);
    },
  );

  it.each([0, 1, 2, 6])("a copy of an event of %i more days keeps them, until somebody sets its end", (daysLonger) => {
    const copied = { ...view, usualTimes: {}, daysLonger };
    const element = render(<Form values={{ start_time: "17:00", end_time: "14:00" }} of={copied} />);
    const input = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    act(() => typeInto(input("start_date"), "2026-06-26"));
    expect(input("end_date").value).toBe(daysLonger === 0 ? "" : shiftDay("2026-06-26", daysLonger));
    act(() => typeInto(input("end_date"), "2026-06-27"));
    act(() => typeInto(input("start_date"), "2026-06-25"));
    expect(input("end_date").value).toBe("2026-06-27");
  });

  it("leaves alone what a form that came back holds", () => {
    const { choose, times } = form({
      ...EVENT_DEFAULTS,
      start_date: "2026-07-01",
      start_time: "17:00",
      end_time: "18:00",
    });
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
