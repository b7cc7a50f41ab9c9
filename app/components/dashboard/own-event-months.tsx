import { dashboardMessages } from "#messages/dashboard";
import { ButtonLink } from "~/components/ui/button";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/dashboard/own-events";
import { ActionShapes } from "./action-icons";
import { ChoosingBar, ChoosingHead } from "./choosing-bar";
import { OwnEventItem } from "./own-event-row";
import { useChoosing } from "./use-choosing";

interface Props {
  list: OwnEventsView;
  /** Without parameters. */
  path: string;
  mayWrite: boolean;
  /** Several are being chosen. */
  isChoosing: boolean;
}

/** Dimmed while another list is on its way. */
export function OwnEventMonths({ list, path, mayWrite, isChoosing }: Props) {
  const m = useMessages(dashboardMessages);
  const choosing = useChoosing(list);
  const isOnTheWay = useOnTheWay()?.pathname === path;
  return (
    <>
      {mayWrite && (
        <>
          <ActionShapes />
          <ChoosingHead list={list} choosing={choosing} isChoosing={isChoosing} isOnTheWay={isOnTheWay} />
        </>
      )}
      <div aria-busy={isOnTheWay} data-choosing={isChoosing || undefined} className={isOnTheWay ? "opacity-60" : ""}>
        {list.months.map(({ name, events }) => (
          <section key={name} aria-label={name} className="mb-5">
            <h3 className="text-title first-letter:uppercase">{name}</h3>
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <OwnEventItem event={event} isPast={list.period === "past"} mayWrite={mayWrite} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {mayWrite && <ChoosingBar list={list} choosing={choosing} isChoosing={isChoosing} path={path} />}
      {(list.previous ?? list.next) && (
        <nav aria-label={m.pages} className="mt-6 flex items-center justify-center gap-3">
          {list.previous && (
            <ButtonLink kind="quiet" to={`${path}?${list.previous}`}>
              {m.previousPage}
            </ButtonLink>
          )}
          {list.next && (
            <ButtonLink kind="quiet" to={`${path}?${list.next}`}>
              {m.nextPage}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
