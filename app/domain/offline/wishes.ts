/**
 * Hearts and follows of an account that its server has not heard of: for each id whether it is to be saved. They are
 * wished end states, so sending them twice does no harm.
 */
export interface Wishes {
  /** The account's id. */
  account: string;
  event: Readonly<Record<string, boolean>>;
  organizer: Readonly<Record<string, boolean>>;
}

export type WishedKind = "event" | "organizer";

export const noWishes = (account: string): Wishes => ({ account, event: {}, organizer: {} });

/** Adds wishes; of each id the last one holds. */
export function withWishes(
  wishes: Wishes,
  kind: WishedKind,
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Wishes {
  const said = [...add.map((id) => [id, true] as const), ...remove.map((id) => [id, false] as const)];
  return { ...wishes, [kind]: { ...wishes[kind], ...Object.fromEntries(said) } };
}

/** Leaves out what was sent, unless somebody has wished otherwise meanwhile. */
export function withoutSent(wishes: Wishes, sent: Wishes): Wishes {
  const left = (kind: WishedKind) =>
    Object.fromEntries(Object.entries(wishes[kind]).filter(([id, isOn]) => sent[kind][id] !== isOn));
  return { account: wishes.account, event: left("event"), organizer: left("organizer") };
}

/** Leaves out what the account has been told of these ids since. */
export function withoutIds(wishes: Wishes, kind: WishedKind, ids: readonly string[]): Wishes {
  const left = Object.entries(wishes[kind]).filter(([id]) => !ids.includes(id));
  return { ...wishes, [kind]: Object.fromEntries(left) };
}

/** Returns how many there are. */
export const countWishes = ({ event, organizer }: Wishes): number =>
  Object.keys(event).length + Object.keys(organizer).length;

/** Returns a list of ids as it will be once the wishes are heard. */
export function asWished(ids: readonly string[], wishes: Wishes, kind: WishedKind): readonly string[] {
  const wished = Object.entries(wishes[kind]);
  if (wished.length === 0) return ids;
  const gone = new Set(wished.flatMap(([id, isOn]) => (isOn ? [] : [id])));
  return [...new Set([...ids, ...wished.flatMap(([id, isOn]) => (isOn ? [id] : []))])].filter((id) => !gone.has(id));
}

/** Returns what is to be added and removed of a kind. */
export function wishedChanges(wishes: Wishes, kind: WishedKind): { add: string[]; remove: string[] } {
  const of = (wanted: boolean) => Object.entries(wishes[kind]).flatMap(([id, isOn]) => (isOn === wanted ? [id] : []));
  return { add: of(true), remove: of(false) };
}

/** Reads stored wishes; null where they are none, or another's than those we write. */
export function readWishes(text: string | null): Wishes | null {
  let value: Partial<Wishes> | null;
  try {
    value = JSON.parse(text ?? "null") as Partial<Wishes> | null;
  } catch {
    return null;
  }
  if (!value || typeof value.account !== "string") return null;
  const states = (stored: unknown) =>
    Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  return { account: value.account, event: states(value.event), organizer: states(value.organizer) };
}
