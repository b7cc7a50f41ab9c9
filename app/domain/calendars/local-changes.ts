import type { EventType, StateColumns } from "~/domain/events/types";
import type { FactValues } from "~/domain/facts/facts";
import { pickFields } from "~/domain/values";
import { uidOf } from "./imported-event";

/** Fields of an imported event that are edited here; title, time and place are always the source's. */
export const LOCAL_FIELDS = [
  "image_url",
  "image_alt",
  "description",
  "event_type",
  "tags",
  "external_url",
  "facts",
] as const;

export type LocalField = (typeof LOCAL_FIELDS)[number];

const LOCAL_STATE_FIELDS = ["state", "state_reason", "registration"] as const;

export const LAID_FIELDS = [...LOCAL_FIELDS, ...LOCAL_STATE_FIELDS] as const;

type LaidField = (typeof LAID_FIELDS)[number];

export interface LocalValues extends Pick<StateColumns, (typeof LOCAL_STATE_FIELDS)[number]> {
  image_url: string | null;
  image_alt: string | null;
  description: string;
  event_type: EventType;
  tags: string[];
  external_url: string | null;
  facts: FactValues;
}

/** One event, or all that its source lists under one UID. */
export const CHANGE_SCOPES = ["date", "event"] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];

/** `source`: this event has the source's value although all of its UID are changed. */
export type FieldChanges = { [Field in LaidField]?: { value: LocalValues[Field] } | "source" };

export interface LocalChange {
  scope: ChangeScope;
  event_key: string;
  fields: FieldChanges;
}

/** A change of one event counts before a change of all with its UID. */
export function localValuesFinder(changes: readonly LocalChange[]): (key: string) => Partial<LocalValues> {
  const nameOf = (scope: ChangeScope, key: string) => `${scope} ${key}`;
  const byName = new Map(changes.map(({ scope, event_key, fields }) => [nameOf(scope, event_key), fields]));
  return (key) => {
    const fields = { ...byName.get(nameOf("event", uidOf(key))), ...byName.get(nameOf("date", key)) };
    const set = Object.entries(fields).flatMap(([field, change]) =>
      change === "source" ? [] : [[field, change.value] as const],
    );
    return Object.fromEntries(set);
  };
}

type ShownState = Pick<LocalValues, "state" | "state_reason">;

export function layOver<Source extends ShownState>(source: Source, local: Partial<Source>) {
  const fields = LAID_FIELDS.filter((field) => field in local) as (keyof Source & string)[];
  const values = { ...source, ...local };
  return {
    values: isOverruled(source, local) ? { ...values, state: source.state, state_reason: source.state_reason } : values,
    source_values: fields.length === 0 ? null : pickFields(source, fields),
  };
}

/** A source's cancellation counts over what was said here, unless somebody said that the event is on. */
const isOverruled = ({ state }: Pick<LocalValues, "state">, local: Partial<Pick<LocalValues, "state">>) =>
  state === "cancelled" && local.state !== undefined && local.state !== "cancelled" && local.state !== "planned";

/** As if its source had cancelled it. */
export function layOverLost(shown: ShownState, before: Partial<LocalValues> | null) {
  const set = (["state", "state_reason"] as const).filter((field) => before && field in before);
  const source: ShownState = { state: "cancelled", state_reason: null };
  const { values, source_values } = layOver(source, pickFields(shown, set));
  return { ...values, source_values: before && { ...before, ...source_values } };
}

export const sourceValuesOf = (event: LocalValues & { source_values: Partial<LocalValues> | null }): LocalValues => ({
  ...pickFields(event, LAID_FIELDS),
  ...event.source_values,
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export interface WantedChanges {
  set: Partial<LocalValues>;
  back: readonly LaidField[];
}

/** A value that equals the source's is not stored. For all with its UID, earlier changes of the one event count too. */
export function wantedChanges(
  form: LocalValues,
  { shown, source }: { shown: LocalValues; source: LocalValues },
  scope: ChangeScope,
): WantedChanges {
  const back = LOCAL_FIELDS.filter((field) => isSame(form[field], source[field]) && !isSame(form[field], shown[field]));
  const set = LOCAL_FIELDS.filter(
    (field) => !isSame(form[field], source[field]) && (scope === "event" || !isSame(form[field], shown[field])),
  );
  return { set: pickFields(form, set), back };
}

export function wantedState(
  state: Pick<LocalValues, (typeof LOCAL_STATE_FIELDS)[number]>,
  source: LocalValues,
): WantedChanges {
  const back = LOCAL_STATE_FIELDS.filter((field) => state[field] === source[field]);
  return {
    set: pickFields(
      state,
      LOCAL_STATE_FIELDS.filter((field) => !back.includes(field)),
    ),
    back,
  };
}

/** Of the one event, and of all with its UID. */
export function layersOf(changes: readonly LocalChange[], key: string): [LocalChange, LocalChange] {
  const find = (scope: ChangeScope, event_key: string): LocalChange =>
    changes.find((change) => change.scope === scope && change.event_key === event_key) ?? {
      scope,
      event_key,
      fields: {},
    };
  return [find("date", key), find("event", uidOf(key))];
}

/** Returns the changes after a form was saved; null where nothing changes. One without fields is to be deleted. */
export function nextChanges(
  changes: readonly LocalChange[],
  key: string,
  { set, back }: WantedChanges,
  scope: ChangeScope,
): LocalChange[] | null {
  const [date, event] = layersOf(changes, key);
  const written = Object.fromEntries(Object.entries(set).map(([field, value]) => [field, { value }])) as FieldChanges;
  const touched = [...(Object.keys(set) as LaidField[]), ...back];
  const asInSource = back.filter((field) => field in event.fields).map((field) => [field, "source"]);
  const next =
    scope === "event"
      ? [
          { ...date, fields: without(date.fields, touched) },
          { ...event, fields: { ...without(event.fields, back), ...written } },
        ]
      : [
          {
            ...date,
            fields: { ...without(date.fields, back), ...written, ...(Object.fromEntries(asInSource) as FieldChanges) },
          },
          event,
        ];
  return isSame(next, [date, event]) ? null : next;
}

const without = (fields: FieldChanges, left: readonly LaidField[]): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field as LaidField)));
