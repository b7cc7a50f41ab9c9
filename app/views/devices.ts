import type { SessionRow } from "#db/queries/sessions";
import { deviceName } from "~/domain/device-name";
import type { Preferences } from "~/domain/preferences";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { formatDayAndTime } from "~/i18n/format";

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
