import type * as z from "zod";
import { withPoint } from "~/domain/places/position";
import { refuse, type Result, succeed } from "~/domain/values";
import { type FormErrors, isFormProblem } from "./problems";

/** By field name, the first of each, without files. */
export type FormTexts = Record<string, string>;

/** Texts of several ticks have commas between. */
const LISTS = ["recurrence_weekdays", "kept_days", "kept_searches", "kept_events", "units", "tick"];

export function formTexts(form: FormData): FormTexts {
  const texts = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const lists = LISTS.filter((name) => form.has(name)).map((list) => {
    const ticks = texts.filter(([name]) => name === list).map(([, text]) => text);
    return [list, ticks.join(",")] as const;
  });
  return { ...Object.fromEntries(texts.reverse()), ...Object.fromEntries(lists) };
}

type FieldOf<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>;

/** Refuses with each field's first problem. A position may come as one point. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  texts: FormTexts,
): Result<z.output<Schema>, FormErrors<FieldOf<Schema>>> {
  const parsed = schema.safeParse(withPoint(texts));
  if (parsed.success) return succeed(parsed.data);
  const errors: FormErrors = {};
  for (const { path, message } of parsed.error.issues)
    errors[String(path[0])] ??= isFormProblem(message) ? message : "invalid";
  return refuse(errors as FormErrors<FieldOf<Schema>>);
}

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
