import type { PostFormProps } from "~/components/send/post-form";
import type { AccountForm } from "~/http/accounts/answer";

/** What the forms of accounts are given, on a page of their own and in a dialog alike. */
export interface AccountFormProps {
  /** Of a dialog: its forms go to the page they stand on, whose action is at hand without a network. */
  dialog?: Pick<PostFormProps, "action" | "replace" | "preventScrollReset"> | undefined;
  answer: AccountForm | null;
  isBusy: boolean;
}
