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
  return listed.map(({ id, name, count, out, published_at, sync_id, created_at }) => {
    const when = formatDayAndTime(published_at ?? created_at, preferences);
    const waiting = sync_id === null ? count - out : 0;
    if (published_at === null) return { id, name, facts: `${list.count(count)}, ${list.waiting(when)}` };
    const numbers = waiting > 0 ? `${list.out(out)}, ${list.wait(waiting)}` : list.count(out);
    return { id, name, facts: `${numbers}, ${list.published(when)}` };
  });
}
