import { useNavigation } from "@remix-run/react";
import { Copy, FilePenLine, LayoutTemplate, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { storedFormMessages } from "#messages/stored-forms";
import { Button, ButtonLink } from "~/components/ui/button";
import { STORE_INTENTS } from "~/domain/events/stored-forms";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";

interface Props {
  view: EventFormView;
  children: ReactNode;
}

/** The button that publishes or saves comes first, because Enter in a field presses it. */
export function FormActions({ view, children }: Props) {
  const m = useMessages(eventFormMessages);
  const common = useMessages(commonMessages);
  const isSending = useNavigation().formMethod === "POST";
  const [label, sending] = view.id === null ? [m.publish, m.publishing] : [m.save, m.saving];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isSending} className="max-sm:w-full">
          {isSending ? sending : label}
        </Button>
        {view.id === null && <StoreButtons isSending={isSending} />}
        <ButtonLink kind="quiet" to="/dashboard">
          {common.cancel}
        </ButtonLink>
        {view.id !== null && (
          <>
            <ButtonLink kind="quiet" to={`/dashboard/event/new?copy=${view.id}`} className="sm:ml-auto">
              <Copy aria-hidden="true" className="icon-text" />
              {m.duplicate}
            </ButtonLink>
            <ButtonLink kind="quiet" to={`/dashboard/event/${view.id}/delete`}>
              <Trash2 aria-hidden="true" className="icon-text" />
              {m.remove}
            </ButtonLink>
          </>
        )}
      </div>
      {children}
    </div>
  );
}

function StoreButtons({ isSending }: { isSending: boolean }) {
  const m = useMessages(storedFormMessages);
  const buttons = [
    { kind: "draft", label: m.saveDraft, Icon: FilePenLine },
    { kind: "template", label: m.saveTemplate, Icon: LayoutTemplate },
  ] as const;
  return buttons.map(({ kind, label, Icon }) => (
    <Button
      key={kind}
      type="submit"
      kind="quiet"
      name="intent"
      value={STORE_INTENTS[kind]}
      disabled={isSending}
      className="max-sm:w-full"
    >
      <Icon aria-hidden="true" className="icon-text" />
      {label}
    </Button>
  ));
}
