import type { Database } from "#db/client";
import { type AdapterSwitch, listAdapterSwitches, putAdapterSwitch } from "#db/queries/admin/adapter-switches";
import { ADAPTER_FACTS, ADAPTER_NAMES, type AdapterName } from "~/domain/sources/adapter-names";

/** Reads the database at most once. */
export function openSwitches(db: Database): (adapter: AdapterName) => Promise<boolean> {
  let stored: Promise<AdapterSwitch[]> | undefined;
  return async (id) => {
    stored ??= listAdapterSwitches(db);
    return (await stored).find(({ adapter }) => adapter === id)?.is_on ?? ADAPTER_FACTS[id].isPublished;
  };
}

export interface SwitchedAdapter {
  id: AdapterName;
  name: string;
  isPublished: boolean;
  isOn: boolean;
  /** Null where nobody has decided: it is on if its interface is published. */
  changed: { by: string | null; at: Date } | null;
}

export async function listSwitchedAdapters(db: Database): Promise<SwitchedAdapter[]> {
  const stored = new Map((await listAdapterSwitches(db)).map((row) => [row.adapter, row]));
  return ADAPTER_NAMES.map((id) => {
    const { name, isPublished } = ADAPTER_FACTS[id];
    const row = stored.get(id);
    const changed = row ? { by: row.changed_by_email, at: row.changed_at } : null;
    return { id, name, isPublished, isOn: row?.is_on ?? isPublished, changed };
  });
}

/** Everywhere and at once; safe to repeat. Logged. The caller checks permission. */
export async function switchAdapter(
  { adapter, isOn }: { adapter: AdapterName; isOn: boolean },
  actorId: string,
  { db, now }: { db: Database; now: Date },
): Promise<void> {
  if ((await openSwitches(db)(adapter)) === isOn) return;
  const row = { adapter, is_on: isOn, changed_by: actorId, changed_at: now };
  await putAdapterSwitch(db, row, ADAPTER_FACTS[adapter].name);
}
