import { useLocation } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextArea } from "~/components/ui/text-input";
import { takeCarriedFile } from "~/files/carried-file";
import { useMessages } from "~/i18n/use-messages";
import { takeSharedFile } from "~/network/shared-file";
import { CalendarGuide } from "./calendar-guide";
import { FileChooser, ReadFile } from "./file-chooser";
import type { IntakeAnswer } from "./intake-answer";
import { LinesRead } from "./lines-read";
import { type ChosenFile, useChosenFile } from "./use-chosen-file";
import { useFileRead } from "./use-file-read";

interface Props {
  answer: IntakeAnswer | undefined;
  /** From another app; the field begins with it. */
  shared?: string;
}

/** Another time the same will do: nothing in the field is to be corrected. */
const NOT_THEIRS: ReadonlySet<string> = new Set(["reader_down", "timed_out", "busy_server", "server_error"]);

/** What is written, pasted, chosen or dropped here becomes events: the route says by which screen. */
export function Door({ answer, shared }: Props) {
  const m = useMessages(intakeMessages);
  const problems = useMessages(intakeProblemMessages);
  const isBusy = useIntent() === "read";
  const { chosen, choose, taking } = useChosenFile();
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLFormElement>(null);
  const { isReading, why } = useFileRead(answer, { file: chosen, onFetched: choose, form: ref });
  const form = useFormAnswer(answer);
  const begin = useRef(choose);
  useEffect(() => {
    const carried = takeCarriedFile();
    if (carried) begin.current(carried.file);
    else
      void takeSharedFile()
        .then((file) => file && begin.current(file))
        .catch(() => undefined);
  }, []);
  const text = why ? problems[why] : undefined;
  const wrong = why && !NOT_THEIRS.has(why) ? text : undefined;
  const isSentAgain = Boolean(answer?.file) && why === null;
  return (
    <>
      <PostForm
        ref={ref}
        // An index route's form would otherwise lead to an address with "?index".
        action={pathname + search}
        encType="multipart/form-data"
        failed={m.field.failed}
        className="flex min-w-0 flex-col gap-2"
        {...taking}
      >
        {!isSentAgain && (
          <FormProblems
            form={form}
            problems={{ nothingRead: wrong ? null : text, tooMany: m.tooMany }}
            others={wrong ? [{ name: "pasted", label: m.door.label, text: wrong }] : []}
          />
        )}
        <Field name="pasted" error={wrong ?? (chosen.kind === "refused" ? problems[chosen.problem] : undefined)}>
          {(control) => (
            <div className="relative flex">
              <TextArea
                {...control}
                aria-label={m.door.label}
                rows={1}
                placeholder={m.door.placeholder}
                autoComplete="off"
                spellCheck={false}
                defaultValue={form.typed("pasted") ?? shared}
                onKeyDown={sendLine}
                className="field-sizing-content max-h-80 min-h-14 resize-none pr-26"
              />
              <FileChooser
                chosen={chosen}
                onChoose={choose}
                className="absolute right-13 bottom-1.5 grid size-11 place-items-center rounded-full text-fjord hover:bg-sunk"
              />
              <Button
                type="submit"
                name="intent"
                value="read"
                title={m.field.look}
                disabled={isBusy || isReading || chosen.kind === "reading" || chosen.kind === "asking"}
                className="absolute right-1.5 bottom-1.5 size-11 px-0"
              >
                <ArrowRight aria-hidden="true" />
                <span className="sr-only">{isBusy || isReading ? m.field.looking : m.field.look}</span>
              </Button>
            </div>
          )}
        </Field>
        {why === "calendar_closed" && <CalendarGuide />}
        <ReadFile chosen={chosen} onCallOff={() => choose(undefined)} />
        <p role="status" className="text-note text-ink-soft empty:hidden">
          {isReading ? m.field.fetching : isBusy && m.field.looking}
        </p>
      </PostForm>
      {why === "no_events" && <LinesRead lines={linesOf(chosen, form.typed("pasted") ?? "")} />}
    </>
  );
}

/** An address has no lines of its own. */
function linesOf(chosen: ChosenFile, pasted: string): readonly string[] {
  if (chosen.kind === "read") return chosen.lines ?? [];
  return /\s/.test(pasted.trim()) ? pasted.split("\n") : [];
}

/** Enter sends one line; in a text of several it begins the next. */
function sendLine(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { form, value } = event.currentTarget;
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || /\n|^\s*$/.test(value)) return;
  event.preventDefault();
  form?.requestSubmit(form.querySelector<HTMLButtonElement>("button[name=intent]"));
}
