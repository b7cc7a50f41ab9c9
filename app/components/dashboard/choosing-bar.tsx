import { Form } from "@remix-run/react";
import { ListChecks } from "lucide-react";
import { choosingMessages } from "#messages/choosing";
import { Button } from "~/components/ui/button";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { CHOSEN, MOST_AT_ONCE, SEVERAL_ACTS } from "~/domain/events/several";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/dashboard/own-events";
import { useChoosing } from "./use-choosing";

interface Props {
  list: OwnEventsView;
  /** Without parameters. */
  path: string;
  /** While another list loads, not all of this one can be chosen. */
  isOnTheWay: boolean;
  /** Without scripts it always is. */
  isChoosing: boolean;
  onStart: () => void;
}

export function ChoosingBar({ list, path, isOnTheWay, isChoosing, onStart }: Props) {
  const m = useMessages(choosingMessages);
  const isHydrated = useHydrated();
  const { form, rows, dates, chooseAll, clear } = useChoosing(list);
  const isAny = rows > 0;
  if (list.months.length === 0) return null;
  if (isHydrated && !isChoosing && !isAny) {
    return (
      <Button kind="quiet" onClick={onStart} className="mt-4">
        <ListChecks aria-hidden="true" className="icon-text" />
        {m.start}
      </Button>
    );
  }
  return (
    <Form
      ref={form}
      method="get"
      action="/dashboard/several"
      id={CHOSEN.form}
      aria-label={m.label}
      className={`-mx-5 mt-6 flex flex-col gap-2 border-t border-line bg-paper px-5 py-3 lg:mx-0 lg:rounded-field lg:border lg:px-4 print:hidden ${isAny ? "sticky bottom-0 z-20 shadow-float" : ""}`}
    >
      {list.parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {path !== "/dashboard" && <input type="hidden" name="series" value={path.split("/").at(-1)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="font-semibold">
          {isAny ? m.chosen(rows, dates) : isHydrated ? m.none : m.withoutScripts}
        </p>
        <div className="flex flex-wrap gap-x-4 noscript:hidden">
          {isHydrated && (
            <>
              <LinkButton onClick={chooseAll} disabled={isOnTheWay}>
                {m.chooseShown}
              </LinkButton>
              {isAny && <LinkButton onClick={clear}>{m.clear}</LinkButton>}
            </>
          )}
        </div>
      </div>
      {list.found > 1 && list.found <= MOST_AT_ONCE && (
        <TickBox name={CHOSEN.all} value={`${list.found}.${list.changedAt}`} autoComplete="off" data-dates={list.found}>
          {m.chooseFound(list.found)}
        </TickBox>
      )}
      {list.found > MOST_AT_ONCE && <p className="text-note text-ink-soft">{m.tooMany(MOST_AT_ONCE)}</p>}
      {(isAny || !isHydrated) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="sm:hidden">
            <ListChecks aria-hidden="true" className="icon-text" />
            {m.goOn}
          </Button>
          {SEVERAL_ACTS.map((act) => (
            <Button key={act} type="submit" kind="quiet" name={CHOSEN.act} value={act} className="max-sm:hidden">
              {m.acts[act]}
            </Button>
          ))}
        </div>
      )}
    </Form>
  );
}

function LinkButton(props: { onClick: () => void; disabled?: boolean; children: string }) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-11 items-center font-semibold text-fjord underline-offset-4 hover:underline disabled:opacity-55"
    />
  );
}
