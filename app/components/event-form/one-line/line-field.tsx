import { useNavigate, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { eventLineMessages } from "#messages/event-line";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import { BY_HAND_FIELD, LINE_FIELD, LINE_MAX_LENGTH } from "~/domain/intake/one-line/said";
import { carryFile } from "~/files/carried-file";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { goOn, isGoOn } from "../go-on";
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
  /** The line tells of several events, which this form does not take. */
  onSeveral(isSeveral: boolean): void;
}

/** Fills the rows below as one types; needs scripts, whose readers come when it is first used. */
export function LineField({ form, view, value, isCarried, rows, place: { choose }, onSeveral }: Props) {
  const m = useMessages(eventLineMessages);
  const submit = useSubmit();
  const navigate = useNavigate();
  const typed = useRef("");
  const reading = useRef<Promise<OngoingReading> | null>(null);
  const isReading = useRef(false);
  const goesOn = useRef(false);
  const [filled, setFilled] = useState<Pick<FilledRows, "kind" | "rows" | "place"> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const settle = (failed: boolean) => {
    isReading.current = false;
    if (failed) goesOn.current = false;
    setFailed(failed);
  };
  const start = () => {
    const to = { form: form.current, view, rows, choosePlace: choose };
    const onRead = (read: FilledRows) => {
      settle(false);
      setFilled(read);
      onSeveral(read.kind === "several");
    };
    reading.current ??= import("./start-reading.client").then(({ startReading }) =>
      startReading(to, onRead, () => settle(true)),
    );
    return reading.current.catch(() => {
      reading.current = null;
      return null;
    });
  };
  const read = async (text: string, isThere = false) => {
    typed.current = text;
    isReading.current = true;
    const started = await start();
    if (started) started.read(isThere ? text : typed.current, isThere);
    else settle(true);
  };
  useEffect(() => () => void reading.current?.then(({ stop }) => stop()), []);
  // What the form came back with, or was typed before the page came alive.
  const begin = useRef(() => {
    const line = lineIn(form);
    const text = line.value;
    // The keys go on from there; on a phone the keyboard would lie over the rows.
    if (isCarried && matchMedia("(pointer: fine)").matches) {
      line.focus({ preventScroll: true });
      line.setSelectionRange(text.length, text.length);
    }
    if (text !== "") void read(text, text === value && !isCarried);
  });
  useEffect(() => begin.current(), []);
  useEffect(() => {
    if (goesOn.current && form.current) goOn(form.current, lineIn(form));
    goesOn.current = false;
  }, [form, filled]);
  const bringIn = () =>
    submit({ pasted: typed.current }, { method: "post", action: "/dashboard/intake", encType: "multipart/form-data" });
  const bringFile = (file: File | undefined) => {
    if (!file) return;
    carryFile(file);
    navigate("/dashboard/intake");
  };
  const said = Object.entries(filled?.rows ?? {}).flatMap(([row, texts]) =>
    Object.keys(texts).length > 0 ? [row] : [],
  );
  return (
    <div className={value ? "" : "noscript:hidden"}>
      <TextAreaField
        label={m.label}
        name={LINE_FIELD}
        rows={2}
        hint={<span className="max-lg:hidden">{m.keys}</span>}
        defaultValue={value}
        placeholder={m.example}
        maxLength={LINE_MAX_LENGTH}
        onFocus={() => void start()}
        onPaste={({ clipboardData }) => clipboardData.getData("text") === "" && bringFile(clipboardData.files[0])}
        onInput={({ currentTarget }) => void read(currentTarget.value)}
        onKeyDown={(event) => {
          if (!isReading.current || !isGoOn(event)) return;
          event.preventDefault();
          goesOn.current = true;
        }}
      />
      <input type="hidden" name={BY_HAND_FIELD} value={rows.byHand.join(",")} />
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
        <div
          role="status"
          data-asks
          className="mt-2 flex flex-wrap items-center gap-3 rounded-field bg-amber-tint px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-52 font-medium text-amber-ink">{m.several}</p>
          <Button onClick={bringIn}>{m.toIntake}</Button>
        </div>
      )}
    </div>
  );
}

const lineIn = (form: RefObject<HTMLFormElement>) =>
  form.current?.elements.namedItem(LINE_FIELD) as HTMLTextAreaElement;
