import * as z from "zod";
import { hoursOf } from "~/domain/events/span";
import { EVENT_TYPES } from "~/domain/events/types";
import type { Decisions, WrittenInRow } from "~/domain/review/decide-rows";
import type { RowContent } from "~/domain/review/review-row";
import { isChanged } from "~/domain/review/seen-fields";
import { present, refuse, type Result, succeed } from "~/domain/values";
import {
  checkbox,
  optionalDay,
  optionalLine,
  optionalText,
  optionalTime,
  requiredDay,
  requiredLine,
  requiredTime,
  website,
} from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";
import { readSeenVersion } from "~/schemas/forms/seen-version";
import { contentId } from "~/schemas/moderation/forms";

const rowForm = z.object({
  title: requiredLine(MAX_LENGTH.title, "titleRequired"),
  event_type: z.enum(EVENT_TYPES, "eventTypeRequired" satisfies FormProblem),
  all_day: checkbox,
  start_date: requiredDay("startDateRequired"),
  start_time: optionalTime,
  end_date: optionalDay,
  end_time: optionalTime,
  location_name: optionalLine(MAX_LENGTH.name),
  location_address: optionalLine(MAX_LENGTH.address),
  external_url: website,
  description: optionalText(MAX_LENGTH.description),
});

function readRow(texts: FormTexts): Result<RowContent, FormErrors> {
  const form = parseForm(rowForm, texts);
  if (!form.ok) return form;
  const { title, event_type: type, all_day, start_date: day, start_time, end_date, end_time } = form.value;
  if (start_time === null && !all_day) return refuse({ start_time: "startTimeRequired" });
  const endDay = end_date === day ? null : end_date;
  const times = all_day
    ? { day, time: null, endDay, endTime: null }
    : { day, time: start_time, endDay, endTime: end_time };
  const hours = hoursOf({ startDay: day, startTime: times.time, endDay, endTime: times.endTime });
  if (!hours.ok) return refuse({ [hours.problem.field]: hours.problem.problem });
  const { location_name: place, location_address: address, external_url: url, description } = form.value;
  return succeed({ title, type, ...times, place, address, url, description });
}

/** A row without a title may still lack it; one without a clock may get it. */
const title = optionalLine(MAX_LENGTH.title).transform((line) => line ?? "");
const written = {
  time: z.object({ title, time: requiredTime("startTimeRequired") }),
  new_time: z.object({ title, time: optionalTime }),
};

/** From fields such as `title.ID`, `time.ID` and `new_time.ID`: those that were changed, so that two tabs keep both. */
function readWritten(texts: FormTexts): { rows: Map<string, WrittenInRow>; errors: FormErrors } {
  const rows = new Map<string, WrittenInRow>();
  const errors: FormErrors = {};
  for (const [name, text] of Object.entries(texts)) {
    const id = /^title\.([\w-]{1,64})$/.exec(name)?.[1];
    if (id === undefined) continue;
    const clock = `time.${id}` in texts ? "time" : "new_time";
    const clockName = `${clock}.${id}`;
    const row = parseForm(written[clock], { title: text ?? "", time: texts[clockName] ?? "" });
    if (row.ok)
      rows.set(id, {
        ...(isChanged(texts, name) && { title: row.value.title }),
        ...(isChanged(texts, clockName) && { time: row.value.time }),
      });
    else if (row.problem["title"]) errors[name] = row.problem["title"];
    else errors[clockName] = present(row.problem["time"], clockName);
  }
  return { rows, errors };
}

const column = z.object({
  column_type: z.enum(EVENT_TYPES).nullable().catch(null),
  column_place: optionalLine(MAX_LENGTH.name),
});

const INTENTS = ["save", "publish", "undo", "discard", "column", "sure", "none", "merge"] as const;

export interface ReviewRequest {
  intent: (typeof INTENTS)[number];
  version: number;
  /** The source is read again, and its events follow it. */
  keep: boolean;
  decisions: Decisions;
  at: string | null;
  opens: boolean;
  /** Of the opened row: nothing is done then. */
  errors: FormErrors | null;
}

/** Such as `open:ID`; they save what was decided, too. */
const ROW_BUTTON = /^(open|done|each|tick|untick|first|other|same|another|same_all|another_all):([\w-]{1,64})$/;

/** Those whose year is open are of the years that were guessed, or of the next. */
const YEAR_BUTTON = /^year:([01])$/;

export function readReviewRequest(form: FormData, texts: FormTexts): ReviewRequest | null {
  const button = texts["intent"] ?? "";
  const [, verb, id = ""] = ROW_BUTTON.exec(button) ?? [];
  const years = YEAR_BUTTON.exec(button)?.[1];
  const intent = verb || years ? "save" : INTENTS.find((one) => one === button);
  if (!intent) return null;
  const opened = contentId.safeParse(texts["row"]).data;
  const row = opened === undefined || intent === "discard" || intent === "undo" ? null : readRow(texts);
  const all = parseForm(column, texts);
  const inRows = readWritten(texts);
  const errors = { ...inRows.errors, ...(row && !row.ok && row.problem), ...(!all.ok && all.problem) };
  const isDone = verb === "done" || verb === "each";
  const setsColumn = intent === "column" || intent === "publish";
  return {
    intent,
    version: readSeenVersion(texts),
    keep: intent === "publish" && checkbox.parse(texts["keep"]),
    decisions: {
      ticked: new Set(form.getAll("tick").filter((tick) => typeof tick === "string")),
      written: inRows.rows,
      ticks: intent === "sure" || intent === "none" || intent === "merge" ? intent : null,
      corrected:
        opened !== undefined && row?.ok
          ? { id: opened, row: row.value, isDone: isDone && id === opened, withAlike: verb === "each" }
          : null,
      clock: verb === "first" || verb === "other" ? { id, which: verb } : null,
      alike: verb === "tick" || verb === "untick" ? { id, isTicked: verb === "tick" } : null,
      existing: existingOf(verb, id),
      yearsLater: years === undefined ? null : Number(years),
      column: setsColumn && all.ok ? { type: all.value.column_type, place: all.value.column_place } : null,
    },
    at: verb ? id : null,
    opens: verb === "open",
    errors: Object.keys(errors).length > 0 ? errors : null,
  };
}

function existingOf(verb: string | undefined, id: string): NonNullable<Decisions["existing"]> | null {
  const [is, all] = (verb ?? "").split("_");
  return is === "same" || is === "another" ? { id, is, withDates: all !== undefined } : null;
}

export const reviewQuery = z.object({ row: contentId.nullable().catch(null).default(null) });
