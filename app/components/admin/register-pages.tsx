import { Form, Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { registerPageMessages } from "#messages/register-pages";
import { PostForm } from "~/components/send/post-form";
import { UndoForm } from "~/components/send/undo-form";
import { useIsSending } from "~/components/send/use-is-sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { HeadedSection } from "~/components/ui/headed-section";
import { Notice } from "~/components/ui/notice";
import { inputStyle } from "~/components/ui/text-input";
import { TickBox } from "~/components/ui/tick-box";
import { useMessages } from "~/i18n/use-messages";
import type { FoundUnitsView, RegisterPagesView } from "~/views/admin/register-pages";
import { Badge } from "./badge";

const ROWS = "divide-y divide-line overflow-hidden rounded-card border border-line bg-surface";
const ROW = "flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 lg:px-5";

export function RegisterPages({ view }: { view: RegisterPagesView }) {
  const m = useMessages(registerPageMessages);
  return (
    <>
      <Form className="flex flex-wrap items-end gap-3">
        <label className="flex min-w-0 flex-[0_1_24rem] flex-col gap-1 font-medium">
          {m.place}
          <select
            key={view.place}
            name="place"
            required
            defaultValue={view.place}
            className={inputStyle("font-normal")}
          >
            {view.place === "" && <option value="" aria-label={m.place} />}
            {view.places.map(({ name, options }) => (
              <optgroup key={name} label={name}>
                {options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <Button type="submit">{m.look}</Button>
      </Form>
      {view.found && <Found found={view.found} place={view.place} />}
      {view.claims.length > 0 && <Claims claims={view.claims} />}
      {view.taken.length > 0 && (
        <HeadedSection id="taken" heading={m.taken} text={m.takenHint}>
          <Undoable rows={view.taken} field="organizer" intent="return" />
        </HeadedSection>
      )}
      <Batches batches={view.batches} />
    </>
  );
}

/** Or none, where all are ticked. */
function tickAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const boxes = [...(currentTarget.form?.querySelectorAll<HTMLInputElement>("input[name=units]") ?? [])];
  const isTicked = boxes.some(({ checked }) => !checked);
  for (const box of boxes) box.checked = isTicked;
}

function Found({ found, place }: { found: FoundUnitsView; place: string }) {
  const m = useMessages(registerPageMessages);
  const isBusy = useIsSending();
  if (found.isRefused)
    return (
      <div className="mt-5">
        <Notice tone="refused">{found.text}</Notice>
      </div>
    );
  return (
    <PostForm key={place + found.part} failed={m.failed} className="mt-5">
      <input type="hidden" name="place" value={place} />
      <p role="status" className="mb-3 font-medium">
        {[found.text, found.part].filter(Boolean).join(" · ")}
      </p>
      {found.units.length > 0 && (
        <>
          <ul className={ROWS}>
            {found.units.map(({ number, name, facts, known }) => (
              <li key={number} className={ROW}>
                {known ? (
                  <p className="min-w-0 flex-1 py-2.5 pl-8 wrap-anywhere text-ink-soft">
                    {known.href ? (
                      <Link to={known.href} className="underline underline-offset-4">
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                    <span className="block text-note">{facts}</span>
                  </p>
                ) : (
                  <TickBox name="units" value={number} className="min-w-0 flex-1">
                    {name}
                    <span className="block text-note text-ink-soft">{facts}</span>
                  </TickBox>
                )}
                {known && <Badge tone={known.href ? "fjord" : "amber"}>{known.text}</Badge>}
              </li>
            ))}
          </ul>
          <p className="sticky bottom-0 flex flex-wrap gap-3 bg-paper py-4">
            <Button type="submit" name="intent" value="make" disabled={isBusy}>
              {m.make}
            </Button>
            <Button kind="quiet" className="noscript:hidden" onClick={tickAll}>
              {m.tickAll}
            </Button>
            {found.previous && (
              <ButtonLink kind="quiet" to={found.previous}>
                {m.previous}
              </ButtonLink>
            )}
            {found.next && (
              <ButtonLink kind="quiet" to={found.next}>
                {m.next}
              </ButtonLink>
            )}
          </p>
        </>
      )}
    </PostForm>
  );
}

function Claims({ claims }: Pick<RegisterPagesView, "claims">) {
  const m = useMessages(registerPageMessages);
  const isBusy = useIsSending();
  return (
    <HeadedSection id="claims" heading={m.claims} text={m.claimsHint}>
      <ul className={ROWS}>
        {claims.map(({ id, email, organizer, message, when, more, inRegister }) => (
          <li key={id} className={ROW}>
            <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <Link to={`/organizer/${organizer.id}`} className="font-semibold underline underline-offset-4">
                {organizer.name}
              </Link>
              <p className="text-note text-ink-soft">{[email, when, more].filter(Boolean).join(" · ")}</p>
              <p>{message}</p>
              {inRegister && (
                <a
                  href={inRegister}
                  className="inline-flex min-h-11 items-center text-note text-fjord underline underline-offset-4"
                >
                  {m.inRegister}
                </a>
              )}
            </div>
            <PostForm failed={m.failed} preventScrollReset className="flex flex-wrap gap-3">
              <input type="hidden" name="claim" value={id} />
              {(["yes", "no"] as const).map((answer) => (
                <Button
                  key={answer}
                  type="submit"
                  kind={answer === "yes" ? "primary" : "quiet"}
                  name="intent"
                  value={answer}
                  disabled={isBusy}
                  aria-label={m[`${answer}Named`](email, organizer.name)}
                >
                  {m[answer]}
                </Button>
              ))}
            </PostForm>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

interface UndoableProps {
  rows: RegisterPagesView["batches"];
  /** What is undone: the field of its id, and the press. */
  field: "batch" | "organizer";
  intent: "undo" | "return";
}

function Undoable({ rows, field, intent }: UndoableProps) {
  return (
    <ul className={ROWS}>
      {rows.map(({ id, name, facts, undo }) => (
        <li key={id} className={ROW}>
          <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="block text-note text-ink-soft">{facts}</span>
          </p>
          {undo && <UndoForm fields={{ [field]: id }} value={intent} label={undo} />}
        </li>
      ))}
    </ul>
  );
}

function Batches({ batches }: Pick<RegisterPagesView, "batches">) {
  const m = useMessages(registerPageMessages);
  return (
    <section aria-labelledby="batches" className="mt-9">
      <h2 id="batches" className="mb-3 text-section">
        {m.batches}
      </h2>
      {batches.length === 0 ? (
        <p className="text-ink-soft">{m.noBatches}</p>
      ) : (
        <Undoable rows={batches} field="batch" intent="undo" />
      )}
    </section>
  );
}
