import type { FormTexts } from "./parse";
import type { FormErrors } from "./problems";

/** Not accepted; a page may add named fields. */
export interface FormAnswer<Problem extends string = string> {
  intent: string;
  /** Without passwords and other secrets. */
  texts: FormTexts;
  errors: FormErrors;
  problem: Problem | null;
  /** 0 where it may be sent at once. */
  waitMinutes: number;
}

const SECRET = /password|^(recovery_code|token|response)$/;

export const withoutSecrets = (texts: FormTexts): FormTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !SECRET.test(name)));
