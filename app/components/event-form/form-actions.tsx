import { Clock, Copy, Eye, FilePenLine, LayoutTemplate, Trash2, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { eventLineMessages } from "#messages/event-line";
import { eventsMessages } from "#messages/events";
import { storedFormMessages } from "#messages/stored-forms";
import { useIsSending } from "~/components/send/use-is-sending";
import { useDayName } from "~/components/series/series-days";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { fieldId } from "~/components/ui/field";
import { Menu, MENU_ROW, MenuLink } from "~/components/ui/menu";
import { useHydrated } from "~/components/ui/use-hydrated";
import { STORE_INTENTS } from "~/domain/events/stored-forms";
import { parseClockTime, twelveHours } from "~/domain/time/clock-time";
import { isCalendarDay } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import { PreviewCard } from "./event-preview";
import { GO_ON_KEYS } from "./go-on";

interface Props {
  view: EventFormView;
  draft: FormTexts;
  /** Where the form goes, if not to the page's own path. */
  action: string | undefined;
  /** Another button of the screen is the strongest. */
  isQuiet: boolean;
  answer: { template: string | null } | undefined;
  children: ReactNode;
}

const ROUND = "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line";

/** Always in reach. The button that publishes or saves comes first, because Enter in a field presses it. */
export function FormActions({ view, draft, action, isQuiet, answer, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = answer?.template ? ref.current?.querySelector<HTMLDetailsElement>("details[open]") : null;
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }, [answer]);
  const m = useMessages(eventFormMessages);
  const isSending = useIsSending(action);
  const publish = usePublishLabel(view, draft);
  const [label, sending] = view.id === null ? [publish, m.publishing] : [m.save, m.saving];
  return (
    <div
      ref={ref}
      id="buttons"
      className="sticky bottom-0 z-30 -mx-5 flex flex-col gap-3 border-t border-line bg-paper px-5 py-3 lg:mx-0 lg:px-0"
    >
      {children}
      <div className="flex items-center gap-2.5">
        <Button
          type="submit"
          kind={isQuiet ? "quiet" : "primary"}
          aria-keyshortcuts={GO_ON_KEYS}
          disabled={isSending}
          className="min-w-0 flex-1 lg:max-w-sm"
        >
          {isSending ? sending : label}
        </Button>
        <Preview view={view} draft={draft} />
        <FormMenu view={view} isSending={isSending} />
      </div>
    </div>
  );
}

/** Says when, where it is not at once. */
function usePublishLabel(view: EventFormView, { publish, publish_date: day = "", publish_time }: FormTexts): string {
  const m = useMessages(eventFormMessages);
  const events = useMessages(eventsMessages);
  const dayName = useDayName(view);
  const time = parseClockTime(publish_time ?? "");
  if (publish !== "later") return m.publish;
  if (!isCalendarDay(day) || time === null) return m.timing.wait;
  const clock = view.timeFormat === "12h" ? twelveHours(time) : time;
  return `${m.publish} ${events.dayAt(view.soon[day] ?? dayName(day), clock)}`;
}

function Preview({ view, draft }: Pick<Props, "view" | "draft">) {
  const m = useMessages(eventLineMessages);
  const form = useMessages(eventFormMessages);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const id = useId();
  if (!isHydrated) return null;
  return (
    <>
      <button
        type="button"
        aria-label={m.preview}
        onClick={() => setOpen(true)}
        className={`${ROUND} bg-surface hover:border-line-strong lg:hidden`}
      >
        <Eye aria-hidden="true" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={id}>
        <h2 id={id} className="mb-3 text-section">
          {form.preview}
        </h2>
        {isOpen && <PreviewCard draft={draft} view={view} />}
        <Button kind="quiet" onClick={() => setOpen(false)} className="mt-5">
          {m.close}
        </Button>
      </Dialog>
    </>
  );
}

function FormMenu({ view, isSending }: { view: EventFormView; isSending: boolean }) {
  const m = useMessages(eventLineMessages);
  const form = useMessages(eventFormMessages);
  const stored = useMessages(storedFormMessages);
  const common = useMessages(commonMessages);
  const isHydrated = useHydrated();
  const links =
    view.id === null
      ? []
      : ([
          [`/dashboard/event/new?copy=${view.id}`, Copy, form.copy],
          [`/dashboard/event/${view.id}/delete`, Trash2, form.deletion.confirm],
        ] as const);
  const stores = [
    ["draft", FilePenLine, stored.saveDraft],
    ["template", LayoutTemplate, stored.saveTemplate],
  ] as const;
  return (
    <Menu label={m.actions} look={`${ROUND} bg-surface hover:border-line-strong`} place="bottom-full mb-2">
      {view.id === null &&
        stores.map(([kind, Icon, label]) => (
          <li key={kind}>
            <button type="submit" name="intent" value={STORE_INTENTS[kind]} disabled={isSending} className={MENU_ROW}>
              <Icon aria-hidden="true" className="icon-text" />
              {label}
            </button>
          </li>
        ))}
      {view.canWait && isHydrated && (
        <li>
          <button type="button" onClick={showTiming} className={MENU_ROW}>
            <Clock aria-hidden="true" className="icon-text" />
            {m.atATime}
          </button>
        </li>
      )}
      {links.map(([to, Icon, label]) => (
        <MenuLink key={to} to={to} Icon={Icon}>
          {label}
        </MenuLink>
      ))}
      <MenuLink to="/dashboard" Icon={X}>
        {common.cancel}
      </MenuLink>
    </Menu>
  );
}

/** Chooses a later time, opens the row where it is said, and leads there. */
function showTiming({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const { form } = currentTarget;
  currentTarget.closest("details")?.removeAttribute("open");
  const later = form?.querySelector<HTMLInputElement>("[name=publish][value=later]");
  const row = later?.closest<HTMLDetailsElement>("[data-row]");
  if (!later || !row) return;
  row.open = true;
  if (!later.checked) later.click();
  document.getElementById(fieldId("publish_date"))?.focus();
}
