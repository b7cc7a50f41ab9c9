import type { PostFormProps } from "~/components/send/post-form";
import type { AccountForm } from "~/http/accounts/answer";

export interface AccountFormProps {
  /** In a dialog the form posts to its own page, whose action is loaded even without a network. */
  dialog?: Pick<PostFormProps, "action" | "replace" | "preventScrollReset"> | undefined;
  answer: AccountForm | null;
  isBusy: boolean;
}
