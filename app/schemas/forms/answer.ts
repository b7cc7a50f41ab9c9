import type { FormTexts } from "./parse";
import type { FormErrors } from "./problems";

/** A form that is shown again because it was not accepted. A page may add named fields. */
export interface FormAnswer<Problem extends string = string> {
  /** Which form of the page was sent: the value of its field `intent`. */
  intent: string;
  /** The typed texts, without passwords and other secrets. */
  texts: FormTexts;
  errors: FormErrors;
  /** Why it was refused although every field was valid; null where a field was wrong. */
  problem: Problem | null;
  /** Minutes until it may be sent again; 0 where it may be sent at once. */
  waitMinutes: number;
}

const SECRET = /password|^(recovery_code|token|response)$/;

/** Returns the typed texts that may be shown again. */
export const withoutSecrets = (texts: FormTexts): FormTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !SECRET.test(name)));
