import type { FormTexts } from "./parse";
import type { FormErrors } from "./problems";

/** A form that comes back because it was not done with. A page that must say more adds named fields to it. */
export interface FormAnswer<Problem extends string = string> {
  /** Which form of the page was sent: what its field `intent` held. */
  intent: string;
  /** What was typed, without passwords and other secrets. */
  texts: FormTexts;
  errors: FormErrors;
  /** What stood in the way, though every field was right. */
  problem: Problem | null;
  /** Until it may be sent again; 0 where it may be sent at once. */
  waitMinutes: number;
}

const SECRET = /password|^(recovery_code|token|response)$/;

/** What was typed that may be shown again. */
export const withoutSecrets = (texts: FormTexts): FormTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !SECRET.test(name)));
