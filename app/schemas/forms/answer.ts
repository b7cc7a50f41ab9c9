import type { FormTexts } from "./parse";
import type { FormErrors } from "./problems";

/** Not accepted; a page may add named fields. */
export interface FormAnswer<Problem extends string = string> {
  intent: string;
  /** Without passwords and other secrets, and without what is too long. */
  texts: FormTexts;
  errors: FormErrors;
  problem: Problem | null;
  /** 0 where it may be sent at once. */
  waitMinutes: number;
}

/** Characters: in a page without scripts each stands twice, escaped. A browser with scripts has kept what was typed. */
const LONGEST = 100_000;
const SECRET = /password|^(recovery_code|token|response)$/;

export const returnedTexts = (texts: FormTexts): FormTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => !SECRET.test(name) && text.length <= LONGEST));
