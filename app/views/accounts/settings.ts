import type { AccountDataRows } from "#db/queries/accounts/data";
import type { SessionRow } from "#db/queries/accounts/sessions";
import { deviceName } from "~/domain/accounts/device-name";
import type { Preferences } from "~/domain/site/preferences";
import { dateFromUnix } from "~/domain/time/unix-time";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { formatDayAndTime } from "~/i18n/format";

type Row = Record<string, unknown>;

const isMoment = (name: string) => name.endsWith("_at") || name === "start_time" || name === "end_time";
const isFlag = (name: string) =>
  name.startsWith("is_") || name === "follows_only" || name === "favorites_on_device_only";

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
  if (isMoment(name)) return dateFromUnix(value).toISOString();
  return isFlag(name) ? value === 1 : value;
}

export interface DeviceView {
  id: string;
  name: string;
  isPhone: boolean;
  isHere: boolean;
  since: string;
  seen: string;
}

interface Looking {
  /** The session that asks, as the database knows it. */
  hereId: string;
  preferences: Preferences;
}

/** Where somebody is signed in; the device at hand comes first. */
export function viewDevices(rows: SessionRow[], { hereId, preferences }: Looking): DeviceView[] {
  const m = accountSettingsMessages[preferences.locale].devices;
  const views = rows.map(({ id, user_agent, created_at, last_seen_at }) => {
    const { browser, system } = deviceName(user_agent);
    const isHere = id === hereId;
    return {
      id,
      name: m.on(browser ?? m.unknownBrowser, system ?? m.unknownSystem),
      isPhone: system === "iPhone" || system === "Android",
      isHere,
      since: formatDayAndTime(created_at, preferences),
      seen: isHere ? m.recently : m.seen(formatDayAndTime(last_seen_at ?? created_at, preferences)),
    };
  });
  return views.sort((a, b) => Number(b.isHere) - Number(a.isHere));
}
