import { type AccountData, MOST_ROWS } from "#db/queries/accounts/data";
import type { SessionRow } from "#db/queries/accounts/sessions";
import { accountSettingsMessages } from "#messages/account-settings";
import { deviceName } from "~/domain/accounts/device-name";
import type { Locale, Preferences } from "~/domain/site/locales";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

const SINGLE = ["account", "organizer"];

/** Moments in ISO 8601, flags as booleans. */
export function viewAccountData({ parts, cut }: AccountData, { now, locale }: { now: Date; locale: Locale }): string {
  const m = messagesIn(accountSettingsMessages, locale).privacy;
  const content = parts.map(([name, rows]) => [name, SINGLE.includes(name) ? (rows[0] ?? null) : rows] as const);
  const file = {
    exported_at: now,
    is_complete: cut.length === 0,
    ...(cut.length > 0 && { left_out: Object.fromEntries(cut.map((name) => [name, m.cut(MOST_ROWS)])) }),
    ...Object.fromEntries(content),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export interface DeviceView {
  id: string;
  name: string;
  isPhone: boolean;
  isHere: boolean;
  since: string;
  seen: string;
}

interface DeviceOptions {
  /** The hash of the current session's id. */
  hereId: string;
  preferences: Preferences;
}

/** The current one first. */
export function viewDevices(rows: SessionRow[], { hereId, preferences }: DeviceOptions): DeviceView[] {
  const m = messagesIn(accountSettingsMessages, preferences.locale).devices;
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
