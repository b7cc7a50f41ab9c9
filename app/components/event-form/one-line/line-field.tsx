import { useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import { eventLineMessages } from "#messages/event-line";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextArea } from "~/components/ui/text-input";
import { LINE_FIELD, LINE_MAX_LENGTH } from "~/domain/intake/one-line/said";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { contextOf, type useFilledRows } from "./use-filled-rows";
import { useLineReading } from "./use-line-reading";

interface Props {
  view: EventFormView;
  value: string | undefined;
  rows: ReturnType<typeof useFilledRows>;
}

/** Fills the rows below as one types; needs scripts. */
export function LineField({ view, value, rows: { fill, said } }: Props) {
  const m = useMessages(eventLineMessages);
  const submit = useSubmit();
  const typed = useRef("");
  const [isSeveral, setSeveral] = useState(false);
  const [isRead, setRead] = useState(false);
  const openedAt = useRef(0);
  const now = () => new Date(view.now + Date.now() - openedAt.current);
  const reading = useLineReading(
    () => contextOf(view, now()),
    (line) => {
      setSeveral(line.kind === "several");
      setRead(line.kind === "event");
      if (line.kind !== "several") fill(line.kind === "event" ? line.event : NOTHING_SAID);
    },
  );
  const bringIn = () =>
    submit({ pasted: typed.current }, { method: "post", action: "/dashboard/intake", encType: "multipart/form-data" });
  return (
    <div className="noscript:hidden">
      <Field label={m.label} name={LINE_FIELD}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            defaultValue={value}
            placeholder={m.example}
            maxLength={LINE_MAX_LENGTH}
            onFocus={() => {
              openedAt.current ||= Date.now();
              reading.prepare();
            }}
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
              reading.read(typed.current);
            }}
            className="field-sizing-content"
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isRead && m.understood(said.map((row) => m.rows[row]))}
      </p>
      {reading.hasFailed && (
        <p role="status" className="mt-1.5 text-note text-ink-soft">
          {m.failed}
        </p>
      )}
      {isSeveral && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-3 rounded-field bg-amber-tint px-4 py-3">
          <p className="min-w-0 flex-1 basis-52 font-medium text-amber-ink">{m.several}</p>
          <Button kind="quiet" onClick={bringIn}>
            {m.toIntake}
          </Button>
        </div>
      )}
    </div>
  );
}

const NOTHING_SAID = {
  title: null,
  when: null,
  rhythm: null,
  place: null,
  type: null,
  description: null,
  facts: [],
  entry: null,
  link: null,
};
