import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import { formMessages } from "#messages/forms";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { RadioCard } from "~/components/ui/radio-card";
import { useMessages } from "~/i18n/use-messages";
import type { ChangedMeanwhileView, DifferenceView } from "~/views/versions";

/**
 * Instead of a form that was sent after somebody else had saved: both versions of what differs, and a choice. Sends
 * everything again, so that nothing typed is lost. `canGoBack`: there is a form to review first.
 */
export function ChangedMeanwhileForm({ view, canGoBack = false }: { view: ChangedMeanwhileView; canGoBack?: boolean }) {
  const m = useMessages(changedMeanwhileMessages);
  const { failed } = useMessages(formMessages).notSent;
  const isSending = useNavigation().formMethod === "POST";
  const chosen = new Set(view.differences.map(({ name }) => name));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [view]);
  return (
    <PostForm
      failed={failed}
      encType="multipart/form-data"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      <UnsavedGuard isChanged />
      {Object.entries(view.carried)
        .filter(([name]) => !chosen.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {m.title}
      </h2>
      <Notice tone="hint">{view.differences.length > 0 ? m.text : m.same}</Notice>
      {view.note && <p className="font-medium">{view.note}</p>}
      {view.differences.map((difference) => (
        <Difference key={`${difference.name} ${view.carried.version}`} difference={difference} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isSending} className="max-sm:w-full">
          {isSending ? m.saving : m.save}
        </Button>
        {canGoBack && (
          <Button
            type="submit"
            kind="quiet"
            name="back_to_form"
            value="1"
            disabled={isSending}
            className="max-sm:w-full"
          >
            {m.toForm}
          </Button>
        )}
      </div>
    </PostForm>
  );
}

function Difference({ difference: { name, label, proposed, ...versions } }: { difference: DifferenceView }) {
  const m = useMessages(changedMeanwhileMessages);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold wrap-anywhere">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(["mine", "theirs"] as const).map((side) => (
          <RadioCard
            key={side}
            name={name}
            value={side}
            isChosen={side === proposed}
            label={m[side]}
            hint={<Version {...versions[side]} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Version({ words, image }: DifferenceView["mine"]) {
  const m = useMessages(changedMeanwhileMessages);
  return (
    <>
      {image && (
        <img src={image} alt="" width={300} height={200} className="mb-1 max-h-60 w-auto max-w-full rounded-inner" />
      )}
      <span className="block text-body whitespace-pre-line wrap-anywhere text-ink">{words || m.nothing}</span>
    </>
  );
}
