import type { Form } from "@remix-run/react";
import type { AccountAnswer } from "~/answers/account/account-answer";

/** What the forms of accounts are given, on a page of their own and in a dialog alike. */
export interface AccountFormProps {
  /** A form that navigates, or one that stays where it is. */
  Form: typeof Form;
  answer: AccountAnswer | null;
  isBusy: boolean;
}
