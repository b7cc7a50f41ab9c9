import type { AccountDataRows } from "#db/queries/account-data";

type Row = Record<string, unknown>;

const isMoment = (name: string) => name.endsWith("_at") || name === "start_time" || name === "end_time";
const isFlag = (name: string) => name.startsWith("is_") || name === "follows_only" || name === "favorites_on_device_only";

/** Everything about a person as a file that both people and programs can read: moments in ISO 8601, flags as such. */
export function viewAccountData(rows: AccountDataRows, now: Date): string {
  const readable = Object.entries(rows).map(([name, found]: [string, Row | Row[] | null]) => {
    if (found === null) return [name, null];
    return [name, Array.isArray(found) ? found.map(readableRow) : readableRow(found)];
  });
  return `${JSON.stringify({ exported_at: now.toISOString(), ...Object.fromEntries(readable) }, null, 2)}\n`;
}

function readableRow(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readableValue(name, value)]));
}

function readableValue(name: string, value: unknown): unknown {
  if (typeof value !== "number") return value;
  if (isMoment(name)) return new Date(value * 1000).toISOString();
  return isFlag(name) ? value === 1 : value;
}
