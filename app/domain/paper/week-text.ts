export const WEEK_TEXT_FORMS = ["plain", "facebook", "magazine"] as const;
export type WeekTextForm = (typeof WEEK_TEXT_FORMS)[number];

export interface WeekInWords {
  /** "Denne uken i Bykirken" */
  heading: string;
  days: { heading: string; events: EventInWords[] }[];
  none: string;
  /** "Alt og det siste nye: samling.example/organizer/bykirken" */
  end: string;
}

interface EventInWords {
  /** "Avlyst" */
  mark: string | null;
  title: string;
  /** "11:00", "Hele dagen" */
  time: string;
  place: string | null;
  /** Who takes part, what it costs. */
  more: string[];
}

/**
 * Lines end with "
 * "; an empty line stands between days.
 */
export function weekText(form: WeekTextForm, { heading, days, none, end }: WeekInWords): string {
  const write = { plain: plainEvent, facebook: postedEvent, magazine: printedEvent }[form];
  const parts =
    days.length === 0
      ? [none]
      : days.map((day) =>
          [form === "facebook" ? `📅 ${day.heading}` : day.heading, ...day.events.map(write)].join("\n"),
        );
  return [heading, ...parts, end].join("\n\n") + "\n";
}

/** Word keeps the tab after the time in a column. */
const plainEvent = ({ time, place, more, ...event }: EventInWords) =>
  `${time}\t${[titleOf(event), place, ...more].filter(Boolean).join(", ")}`;

const postedEvent = ({ time, place, more, ...event }: EventInWords) =>
  [`▪️ ${time} ${titleOf(event)}`, [place, ...more].filter(Boolean).join(" · ")].filter(Boolean).join("\n");

/** Short lines, because a column is narrow and editors shorten from the end. */
const printedEvent = ({ time, place, ...event }: EventInWords) =>
  [`${time} ${titleOf(event)}`, place].filter(Boolean).join("\n");

const titleOf = ({ mark, title }: Pick<EventInWords, "mark" | "title">) =>
  mark === null ? title : `${mark.toUpperCase()}: ${title}`;
