import { Form } from "@remix-run/react";
import { ListChecks, X } from "lucide-react";
import type { ReactNode } from "react";
import { choosingMessages } from "#messages/choosing";
import { Button } from "~/components/ui/button";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { CHOSEN, MOST_AT_ONCE, SEVERAL_ACTS } from "~/domain/events/several";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/dashboard/own-events";
import type { Choosing } from "./use-choosing";

/** Without scripts several can always be chosen. */
export function StartChoosing({ onStart }: { onStart: () => void }) {
  const m = useMessages(choosingMessages);
  return (
    <button
      type="button"
      onClick={onStart}
      className="inline-flex min-h-12 items-center gap-2 font-semibold text-fjord noscript:hidden"
    >
      <ListChecks aria-hidden="true" className="icon-text max-sm:hidden" />
      {m.start}
    </button>
  );
}

const shownWhile = (isChoosing: boolean) => (isChoosing ? "flex" : "hidden noscript:flex");

interface Props {
  list: OwnEventsView;
  choosing: Choosing;
  isChoosing: boolean;
}

/** Above the list, what chooses many at once. `isOnTheWay`: another list loads, and not all of this one can be chosen. */
export function ChoosingHead({ list, choosing, isChoosing, isOnTheWay }: Props & { isOnTheWay: boolean }) {
  const m = useMessages(choosingMessages);
  return (
    <div className={`mb-2 flex-wrap items-center gap-x-4 print:hidden ${shownWhile(isChoosing)}`}>
      <LinkButton onClick={choosing.chooseAll} disabled={isOnTheWay}>
        {m.chooseShown}
      </LinkButton>
      {list.found > 1 && list.found <= MOST_AT_ONCE && !list.isCut && (
        <TickBox
          form={CHOSEN.form}
          name={CHOSEN.all}
          value={`${list.found}.${list.changedAt}`}
          autoComplete="off"
          data-dates={list.found}
        >
          {m.chooseFound(list.found)}
        </TickBox>
      )}
      {list.found > MOST_AT_ONCE && !list.isCut && <p className="text-note text-ink-soft">{m.tooMany(MOST_AT_ONCE)}</p>}
    </div>
  );
}

/** Below the list, and at the screen's edge while that is further down. `path` is without parameters. */
export function ChoosingBar({ list, choosing, isChoosing, path }: Props & { path: string }) {
  const m = useMessages(choosingMessages);
  const isHydrated = useHydrated();
  const { form, rows, dates, clear } = choosing;
  const isAny = rows > 0;
  return (
    <Form
      ref={form}
      method="get"
      action="/dashboard/several"
      id={CHOSEN.form}
      aria-label={m.label}
      className={`sticky bottom-0 z-10 -mx-5 min-h-16 items-center gap-x-3 border-t border-line bg-paper px-5 py-2 shadow-float lg:mx-0 lg:rounded-field lg:border lg:px-4 print:hidden ${shownWhile(isChoosing)}`}
    >
      {list.parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {path !== "/dashboard" && <input type="hidden" name="series" value={path.split("/").at(-1)} />}
      <p role="status" className="min-w-0 flex-1 text-fine leading-tight font-semibold sm:text-note">
        {isAny ? m.chosen(rows, dates) : isHydrated ? m.none : m.withoutScripts}
      </p>
      {isAny && (
        <LinkButton onClick={clear}>
          <X aria-hidden="true" className="mx-3 sm:hidden" />
          <span className="max-sm:sr-only">{m.clear}</span>
        </LinkButton>
      )}
      {(isAny || !isHydrated) && (
        <>
          <Button type="submit" className="xl:hidden">
            {m.goOn}
          </Button>
          {SEVERAL_ACTS.map((act) => (
            <Button key={act} type="submit" kind="quiet" name={CHOSEN.act} value={act} className="px-3.5 max-xl:hidden">
              {m.acts[act]}
            </Button>
          ))}
        </>
      )}
    </Form>
  );
}

function LinkButton(props: { onClick: () => void; disabled?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-11 items-center font-semibold text-fjord underline-offset-4 hover:underline disabled:opacity-55 noscript:hidden"
    />
  );
}
