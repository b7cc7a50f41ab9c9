import type { PostFormProps } from "~/components/send/post-form";
import type { AccountForm } from "~/http/accounts/answer";

/** The props of account forms, on their own page and in a dialog. */
export interface AccountFormProps {
  /** For a form in a dialog: it posts to its own page, whose action is loaded even without a network. */
  dialog?: Pick<PostFormProps, "action" | "replace" | "preventScrollReset"> | undefined;
  answer: AccountForm | null;
  isBusy: boolean;
}
