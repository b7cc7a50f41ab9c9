import { useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { eventLineMessages } from "#messages/event-line";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/text-field";
import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import { LINE_FIELD, LINE_MAX_LENGTH } from "~/domain/intake/one-line/said";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import type { RowName } from "../rows";
import type { PlaceChoice } from "../use-place-choice";
import type { OngoingReading } from "./start-reading.client";
import type { RowsByHand } from "./use-rows-by-hand";

interface Props {
  form: RefObject<HTMLFormElement>;
  view: EventFormView;
  value: string | undefined;
  /** It was written before the form was opened, and is read at once. */
  isCarried: boolean;
  rows: RowsByHand;
  place: PlaceChoice;
}

/** Fills the rows below as one types; needs scripts, whose readers come when it is first used. */
export function LineField({ form, view, value, isCarried, rows, place: { choose } }: Props) {
  const m = useMessages(eventLineMessages);
  const submit = useSubmit();
  const typed = useRef("");
  const reading = useRef<Promise<OngoingReading> | null>(null);
  const [filled, setFilled] = useState<Pick<FilledRows, "kind" | "rows" | "place"> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = () => {
    const to = { form: form.current!, view, rows, choosePlace: choose };
    const onRead = (read: FilledRows) => {
      setFailed(false);
      setFilled(read);
    };
    reading.current ??= import("./start-reading.client").then(({ startReading }) =>
      startReading(to, onRead, () => setFailed(true)),
    );
    return reading.current.catch(() => {
      reading.current = null;
      return null;
    });
  };
  const read = async (text: string) => {
    typed.current = text;
    const started = await start();
    if (started) started.read(typed.current);
    else setFailed(true);
  };
  useEffect(() => () => void reading.current?.then(({ stop }) => stop()), []);
  useEffect(() => {
    if (isCarried && value) void read(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once.
  }, []);
  const bringIn = () =>
    submit({ pasted: typed.current }, { method: "post", action: "/dashboard/intake", encType: "multipart/form-data" });
  const said =
    filled === null ? [] : Object.keys(filled.rows).filter((row) => Object.keys(filled.rows[row]!).length > 0);
  return (
    <div className={value ? "" : "noscript:hidden"}>
      <TextAreaField
        label={m.label}
        name={LINE_FIELD}
        rows={2}
        defaultValue={value}
        placeholder={m.example}
        maxLength={LINE_MAX_LENGTH}
        onFocus={() => void start()}
        onInput={({ currentTarget }) => void read(currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {filled?.kind === "event" &&
          m.understood([...said, ...(filled.place ? ["place"] : [])].map((row) => m.rows[row as RowName]))}
      </p>
      {hasFailed && (
        <p role="status" className="mt-1.5 text-note text-ink-soft">
          {m.failed}
        </p>
      )}
      {filled?.kind === "several" && (
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
