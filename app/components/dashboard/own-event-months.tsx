import { useState } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { ButtonLink } from "~/components/ui/button";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/dashboard/own-events";
import { ActionShapes } from "./action-icons";
import { ChoosingBar } from "./choosing-bar";
import { OwnEventItem } from "./own-event-row";

interface Props {
  list: OwnEventsView;
  /** Without parameters. */
  path: string;
  mayWrite: boolean;
}

/** Dimmed while another list is on its way. */
export function OwnEventMonths({ list, path, mayWrite }: Props) {
  const m = useMessages(dashboardMessages);
  const [isChoosing, setChoosing] = useState(false);
  const isOnTheWay = useOnTheWay()?.pathname === path;
  return (
    <>
      {mayWrite && <ActionShapes />}
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
      {mayWrite && (
        <ChoosingBar
          list={list}
          path={path}
          isOnTheWay={isOnTheWay}
          isChoosing={isChoosing}
          onStart={() => setChoosing(true)}
        />
      )}
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
