import { deviceName } from "~/domain/device-name";
import type { Preferences } from "~/domain/preferences";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { formatDayAndTime } from "~/i18n/format";

interface Passkey {
  id: string;
  name: string;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** The passkeys of an account, and what a new one may be called. */
export function viewTwoStep(
  { passkeys, codesLeft }: { passkeys: Passkey[]; codesLeft: number },
  { preferences, userAgent, owed }: { preferences: Preferences; userAgent: string | null; owed: boolean },
) {
  const m = accountSettingsMessages[preferences.locale].twoStep;
  return {
    passkeys: passkeys.map(({ id, name, is_backed_up, created_at, last_used_at }) => ({
      id,
      name,
      facts: [
        m.added(formatDayAndTime(created_at, preferences)),
        ...(last_used_at ? [m.used(formatDayAndTime(last_used_at, preferences))] : []),
        ...(is_backed_up ? [m.synced] : []),
      ].join(" · "),
    })),
    codesLeft,
    owed: owed && passkeys.length === 0,
    suggestedName: m.defaultName(deviceName(userAgent).system ?? accountSettingsMessages[preferences.locale].devices.unknownSystem),
  };
}

export type TwoStepView = ReturnType<typeof viewTwoStep>;
