import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useRef,
} from "react";
import { formMessages } from "#messages/forms";
import { useProblemText } from "~/i18n/problem-text";
import { useMessages } from "~/i18n/use-messages";
import { FieldError } from "./field-error";
import { inputStyle, TextArea, TextInput } from "./text-input";
import { useRoomLeft } from "./use-room-left";
import { type TextValidator, useStandingError } from "./use-standing-error";

/** Connects a control to its label, hint and problem. */
interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  /** None where the control is named by an `aria-label` of its own. */
  label?: string | undefined;
  name: string;
  hint?: ReactNode;
  /** See help-mark.tsx. */
  help?: ReactNode;
  /** In the visitor's language; hidden when the field is corrected. */
  error?: string | undefined;
  /** Names of other fields that it is compared with: see use-standing-error.ts. */
  measuredBy?: string[] | undefined;
  /** Where the browser cannot tell. */
  isRight?: TextValidator | undefined;
  isOptional?: boolean | undefined;
  /** Distinguishes it from a field of the same name in another form of the page. */
  scope?: string | undefined;
  className?: string;
  children: (props: ControlProps) => ReactNode;
}

/** An error summary links to it. */
export const fieldId = (name: string, scope?: string) => (scope ? `field-${scope}-${name}` : `field-${name}`);

export function Field({
  label,
  name,
  hint,
  help,
  error: given,
  measuredBy,
  isRight,
  isOptional = false,
  scope,
  className = "",
  children,
}: FieldProps) {
  const m = useMessages(formMessages);
  const ref = useRef<HTMLDivElement>(null);
  const textOf = useProblemText();
  const standing = useStandingError(name, given, ref, { measuredBy, isRight });
  const room = useRoomLeft(ref);
  const error = standing ?? (room && room.left < 0 ? textOf(`tooLong ${room.limit}`) : undefined);
  const id = fieldId(name, scope);
  const described = [error ? `${id}-error` : room && `${id}-room`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div ref={ref} className={`flex flex-col gap-1.5 ${help ? "relative" : ""} ${className}`}>
      {label && (
        <label htmlFor={id} className={`font-semibold ${help ? "pr-10" : ""}`}>
          {label}
          {isOptional && <span className="font-normal text-ink-soft"> ({m.optional})</span>}
        </label>
      )}
      {help}
      {children({ id, name, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {room && !error && (
        <p id={`${id}-room`} className="text-note text-ink-soft even-digits">
          {m.left(room.left)}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-note text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  );
}

type Around = Omit<FieldProps, "children" | "className">;

/** Splits what stands around a control from what is the control's own. */
const parted = <Own,>({
  label,
  name,
  hint,
  help,
  error,
  measuredBy,
  isRight,
  isOptional,
  scope,
  ...own
}: Around & Own) => [{ label, name, hint, help, error, measuredBy, isRight, isOptional, scope }, own] as const;

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

/** A choice of one of several, with its label. */
export function SelectField(props: Around & SelectHTMLAttributes<HTMLSelectElement>) {
  const [around, { className, ...own }] = parted(props);
  return <Field {...around}>{(control) => <select {...control} {...own} className={inputStyle(className)} />}</Field>;
}
