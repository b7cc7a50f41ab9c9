import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field";
import { TextArea, TextInput } from "./text-input";

type Around = Omit<FieldProps, "children" | "className">;

/** Splits what stands around a control from what is the control's own. */
const parted = <Own,>({
  label,
  isLabelHidden,
  name,
  hint,
  help,
  error,
  measuredBy,
  isRight,
  isOptional,
  scope,
  ...own
}: Around & Own) =>
  [{ label, isLabelHidden, name, hint, help, error, measuredBy, isRight, isOptional, scope }, own] as const;

/** One line of text with its label. */
export function TextField(props: Around & InputHTMLAttributes<HTMLInputElement>) {
  const [around, own] = parted(props);
  return <Field {...around}>{(control) => <TextInput {...control} {...own} />}</Field>;
}

/** Several lines of text with their label. */
export function TextAreaField(props: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const [around, own] = parted(props);
  return <Field {...around}>{(control) => <TextArea {...control} {...own} />}</Field>;
}
