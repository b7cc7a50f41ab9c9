import { paperMessages } from "#messages/paper";
import { useMessages } from "~/i18n/use-messages";

/** fit-sheets.js counts those that it leaves out. */
export function MoreThanFits({ count = 0 }: { count?: number }) {
  const m = useMessages(paperMessages);
  return (
    <li data-more={count} data-text={m.leftOut("#")} hidden={count === 0} className="left-out">
      {m.leftOut(String(count))}
    </li>
  );
}
