import { useNavigation } from "@remix-run/react";
import { storedFormMessages } from "#messages/stored-forms";
import { HelpMark } from "~/components/help/help-mark";
import { Flash } from "~/components/layout/flash";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TextField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ListedFormView } from "~/views/events/stored-forms";
import { DeleteForm } from "./delete-form";
import { ToDashboard } from "./to-dashboard";

interface Props {
  templates: readonly ListedFormView[];
  answer: FormAnswer<never> | undefined;
}

export function TemplatesPage({ templates, answer }: Props) {
  const m = useMessages(storedFormMessages).templates;
  return (
    <>
      <ToDashboard />
      <h1 className="mt-1 text-page lg:text-display">{m.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{m.description}</p>
      <Flash texts={m.flash} />
      {templates.length === 0 && (
        <EmptyState title={m.empty} text={m.emptyText}>
          <ButtonLink to="/dashboard/event/new">{m.start}</ButtonLink>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {templates.map((template) => (
          <li key={template.id} className="rounded-card border border-line bg-surface p-5">
            <Template template={template} answer={answer?.texts["id"] === template.id ? answer : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Template({ template: { id, name, saved }, answer }: { template: ListedFormView; answer: Props["answer"] }) {
  const { templates: m, drafts } = useMessages(storedFormMessages);
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <>
      <PostForm failed={m.failed} noValidate className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={m.name}
            {...form.named("name")}
            scope={id}
            help={<HelpMark about="templateName" label={m.name} />}
            required
            maxLength={MAX_LENGTH.title}
            defaultValue={form.typed("name") ?? name}
            autoComplete="off"
          />
        </div>
        <Button type="submit" kind="quiet" name="intent" value="rename" disabled={isSending}>
          {m.rename}
        </Button>
      </PostForm>
      <p className="mt-2 mb-3 text-note text-ink-soft">{drafts.saved(saved)}</p>
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to={`/dashboard/event/new?template=${id}`} aria-label={m.useOf(name)}>
          {m.use}
        </ButtonLink>
        <DeleteForm action="/dashboard/templates" texts={m} name={name} id={id} />
      </div>
    </>
  );
}
