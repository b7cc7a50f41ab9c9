import { accountSettingsMessages } from "#messages/account-settings";
import { deviceName } from "~/domain/accounts/device-name";
import type { Preferences } from "~/domain/site/locales";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

interface Passkey {
  id: string;
  name: string;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export interface MailedLink {
  token: string | null;
  isLive: boolean;
}

export function viewTwoStep(
  { passkeys, codesLeft }: { passkeys: Passkey[]; codesLeft: number },
  {
    preferences,
    userAgent,
    owed,
    link,
  }: { preferences: Preferences; userAgent: string | null; owed: boolean; link: MailedLink },
) {
  const m = messagesIn(accountSettingsMessages, preferences.locale).twoStep;
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
    /** The mailed link's token; null where none is needed or none was followed. */
    link: link.isLive ? link.token : null,
    needsLink: owed && passkeys.length === 0 && !link.isLive,
    isLinkDead: link.token !== null && !link.isLive && passkeys.length === 0,
    suggestedName: m.defaultName(
      deviceName(userAgent).system ?? messagesIn(accountSettingsMessages, preferences.locale).devices.unknownSystem,
    ),
  };
}

export type TwoStepView = ReturnType<typeof viewTwoStep>;
