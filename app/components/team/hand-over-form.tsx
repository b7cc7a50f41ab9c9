import { useNavigation } from "@remix-run/react";
import { teamMessages } from "#messages/team";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { PasswordField } from "~/components/ui/password-field";
import type { TeamAnswer } from "~/http/team";
import { useMessages } from "~/i18n/use-messages";
import type { TeamView } from "~/views/team/team";

const SCOPE = "hand-over";

interface Props {
  organizer: TeamView["organizer"];
  /** E-mails of the members who can become the owner. */
  heirs: string[];
  /** The owner's, for password managers. */
  email: string;
  answer: TeamAnswer | undefined;
}

/** Collapsed, and with the password, because it is a large step. */
export function HandOverForm({ organizer, heirs, email, answer }: Props) {
  const { handOver: m, problems } = useMessages(teamMessages);
  const form = useFormAnswer(answer, "hand_over");
  const isBusy = useNavigation().formData?.get("intent") === "hand_over";
  return (
    <details open={form.isReturned} className="rounded-card border border-line bg-surface p-5 lg:p-7">
      <summary className="inline-flex min-h-11 items-center font-semibold text-fjord">{m.heading}</summary>
      <div className="mt-3 flex flex-col gap-5">
        <p className="text-ink-soft">{m.text(organizer.name)}</p>
        {heirs.length === 0 ? (
          <p>{m.nobody}</p>
        ) : (
          <PostForm failed={m.failed} noValidate className="flex flex-col gap-5">
            <FormProblems
              form={form}
              scope={SCOPE}
              labels={{ heir: m.heir, current_password: m.password }}
              problems={{ ...problems, gone: m.failed, tooMany: problems.tooManyPasswords }}
            />
            <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
            <SelectField
              label={m.heir}
              {...form.named("heir")}
              scope={SCOPE}
              help={<HelpMark about="heir" label={m.heir} />}
              required
              defaultValue={form.typed("heir") ?? ""}
            >
              <option value="">{m.chooseHeir}</option>
              {heirs.map((heir) => (
                <option key={heir}>{heir}</option>
              ))}
            </SelectField>
            <PasswordField
              label={m.password}
              {...form.named("current_password")}
              scope={SCOPE}
              autoComplete="current-password"
            />
            <Button
              type="submit"
              kind="danger"
              name="intent"
              value="hand_over"
              disabled={isBusy}
              className="self-start"
            >
              {isBusy ? m.busy : m.confirm}
            </Button>
          </PostForm>
        )}
      </div>
    </details>
  );
}
