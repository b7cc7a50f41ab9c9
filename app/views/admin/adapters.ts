import { adapterMessages } from "#messages/adapters";
import type { AdapterName } from "~/domain/sources/adapter-names";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { SwitchedAdapter } from "~/models/calendars/adapter-switches";
import type { ViewContext } from "~/views/events/card";

export interface AdapterView {
  id: AdapterName;
  name: string;
  isPublished: boolean;
  isOn: boolean;
  changed: string;
}

export function viewAdapters(adapters: readonly SwitchedAdapter[], { preferences }: ViewContext): AdapterView[] {
  const m = messagesIn(adapterMessages, preferences.locale);
  return adapters.map(({ changed, ...adapter }) => ({
    ...adapter,
    changed: changed ? m.changed(formatDayAndTime(changed.at, preferences), changed.by ?? m.goneAccount) : m.byDefault,
  }));
}
