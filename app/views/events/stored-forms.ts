import type { ListedForm, StoredForm } from "#db/queries/events/stored-forms";
import { eventFormMessages } from "#messages/event-form";
import { hostMessages } from "#messages/hosts";
import { seriesMessages } from "#messages/series";
import { storedFormMessages } from "#messages/stored-forms";
import { readChosenHosts } from "~/domain/events/hosts";
import { factsOf } from "~/domain/events/recurrence";
import { CLASH_FIELDS, readRepetition, REPETITION_FIELDS } from "~/domain/events/repetition-texts";
import { DRAFT_FIELD } from "~/domain/events/stored-forms";
import { imageRemoveName } from "~/domain/images/field";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { DraftChanged } from "~/models/events/stored-forms";
import type { FormTexts } from "~/schemas/forms/parse";
import {
  type ChangedMeanwhileView,
  textGroup,
  viewChangedMeanwhile,
  viewSeen,
  type WordedGroup,
} from "~/views/versions";
import { type ViewContext, viewShownFrom } from "./card";
import { avoidanceWords } from "./series-versions";
import { eventGroups } from "./versions";

export interface ListedFormView {
  id: string;
  /** Its title; "Uten tittel" without one. */
  name: string;
  /** "i dag kl. 14:15" */
  saved: string;
}

export const viewStoredForms = (forms: readonly ListedForm[], context: ViewContext): ListedFormView[] =>
  forms.map((form) => viewStoredForm(form, context));

export function viewStoredForm({ id, name, updated_at }: Omit<ListedForm, "version">, context: ViewContext) {
  const { untitled } = messagesIn(storedFormMessages, context.preferences.locale);
  return { id, name: name || untitled, saved: viewShownFrom(updated_at, context) };
}

export const storedTexts = ({ texts, image_url }: Pick<StoredForm, "texts" | "image_url">): FormTexts => ({
  ...texts,
  image: image_url ?? "",
});

/** Says which draft it is, as it was seen. */
export const draftTexts = (draft: StoredForm, organizer: { name: string }, locale: Locale): FormTexts => ({
  ...storedTexts(draft),
  [DRAFT_FIELD]: draft.id,
  ...viewSeen(draftGroups(organizer, locale), storedTexts(draft), draft.version),
});

/** Includes fields that only a new event has. */
export function draftGroups(organizer: { name: string }, locale: Locale): WordedGroup[] {
  const { title } = messagesIn(hostMessages, locale);
  const hosts = textGroup("hosts", title, (text) =>
    readChosenHosts(text)
      .map(({ name }) => name)
      .join(", "),
  );
  const repeats: WordedGroup = {
    name: "repeats",
    label: messagesIn(storedFormMessages, locale).repeats,
    fields: [
      ...["is_recurring", "recurrence_pattern", "recurrence_end", "recurrence_end_date", "recurrence_count"],
      "left_out_days",
      ...REPETITION_FIELDS,
      ...CLASH_FIELDS,
    ],
    words: (texts) => (texts["is_recurring"] ? repeatWords(texts, locale) : ""),
  };
  return [...eventGroups(organizer, locale), hosts, repeats];
}

/** "hver tirsdag og torsdag · 2026-12-20", as far as it says. */
function repeatWords(texts: FormTexts, locale: Locale): string {
  const { patterns, repeats } = messagesIn(seriesMessages, locale);
  const { recurrence_pattern, start_date = "", recurrence_end_date: end = "", left_out_days: leftOut = "" } = texts;
  if (!recurrence_pattern) return [end, leftOut].filter(Boolean).join(" · ");
  const repetition = readRepetition(texts, start_date);
  const said = repetition.weekdays?.length ? repeats(factsOf(repetition, NO_DAY)) : patterns[repetition.pattern];
  const { seriesEnds, countedEnd } = messagesIn(eventFormMessages, locale);
  const ends: Record<string, string> = {
    endless: seriesEnds.endless,
    count: countedEnd.dates(texts["recurrence_count"] ?? ""),
  };
  return [
    said,
    ...(repetition.days ?? []),
    ends[texts["recurrence_end"] ?? ""] ?? end,
    leftOut,
    avoidanceWords(texts, locale),
  ]
    .filter(Boolean)
    .join(" · ");
}

const NO_DAY = "2026-01-01";

export function viewChangedDraft(
  texts: FormTexts,
  { stored, image }: DraftChanged,
  organizer: { name: string },
  { preferences: { locale } }: ViewContext,
): ChangedMeanwhileView {
  const { [imageRemoveName("image")]: _removed, ...rest } = texts;
  return viewChangedMeanwhile({
    sent: { ...rest, image: image ?? "", [DRAFT_FIELD]: stored.id },
    stored: storedTexts(stored),
    version: stored.version,
    groups: draftGroups(organizer, locale),
  });
}
