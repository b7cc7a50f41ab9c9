import type { ListedIntake } from "#db/queries/intakes";
import { intakeMessages } from "#messages/intake";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

export interface ListedIntakeView {
  id: string;
  name: string;
  facts: string;
}

export function viewIntakes(listed: readonly ListedIntake[], { preferences }: ViewContext): ListedIntakeView[] {
  const { list } = messagesIn(intakeMessages, preferences.locale);
  return listed.map(({ id, name, count, published_at, created_at }) => {
    const when = formatDayAndTime(published_at ?? created_at, preferences);
    return { id, name, facts: `${list.count(count)}, ${published_at ? list.published(when) : list.waiting(when)}` };
  });
}
