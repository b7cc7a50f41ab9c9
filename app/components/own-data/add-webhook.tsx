import { useNavigation } from "@remix-run/react";
import { ownDataMessages } from "#messages/own-data";
import { HelpMark } from "~/components/help/help-mark";
import { PostForm } from "~/components/send/post-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { RadioCard } from "~/components/ui/radio-card";
import { TextInput } from "~/components/ui/text-input";
import { WEBHOOK_SCOPES } from "~/domain/webhooks/webhooks";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/answer";
import { MAX_LENGTH } from "~/schemas/forms/limits";

export type WebhookAnswer = FormAnswer<"tooManyWebhooks"> | undefined;

/** The form of a new webhook. */
export function AddWebhook({ answer }: { answer: WebhookAnswer }) {
  const m = useMessages(ownDataMessages).webhooks;
  const form = useFormAnswer(answer, "add");
  const isSending = useNavigation().formMethod === "POST";
  const chosen = form.typed("scope") ?? "own";
  return (
    <PostForm failed={m.failed} noValidate className="mt-5 flex flex-col gap-5">
      {form.problem === "tooManyWebhooks" && <Notice tone="refused">{m.full}</Notice>}
      <Field
        label={m.address}
        name="address"
        hint={m.addressHint}
        help={<HelpMark about="webhook" label={m.address} />}
        error={form.errorOf("address")}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            required
            maxLength={MAX_LENGTH.website}
            defaultValue={form.typed("address")}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold">{m.scope}</legend>
        {WEBHOOK_SCOPES.map((scope) => (
          <RadioCard
            key={scope}
            name="scope"
            value={scope}
            isChosen={scope === chosen}
            label={m.scopes[scope]}
            hint={m.scopeHints[scope]}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="add" kind="quiet" disabled={isSending}>
          {m.add}
        </Button>
      </div>
    </PostForm>
  );
}
