import { accountMessages } from "#messages/account";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { AccountFormProps } from "./form-props";

type Props = Pick<AccountFormProps, "dialog" | "isBusy"> & { email: string };

export function ResendForm({ dialog, email, isBusy }: Props) {
  const m = useMessages(accountMessages);
  return (
    <PostForm
      failed={m.problems.mailFailed}
      action="/login"
      {...dialog}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <p className="text-ink-soft">{m.resendHint}</p>
      <button type="submit" disabled={isBusy} className={buttonStyle("quiet")}>
        {m.resend}
      </button>
    </PostForm>
  );
}
