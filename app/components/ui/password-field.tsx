import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { formMessages } from "#messages/forms";
import { type PasswordStrength, passwordStrength } from "~/domain/accounts/passwords";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH, PASSWORD_MIN_LENGTH } from "~/schemas/forms/limits";
import { Field } from "./field";
import { TextInput } from "./text-input";
import { useHydrated } from "./use-hydrated";
import type { TextValidator } from "./use-standing-error";

interface Props {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  /** Name of the field that this one repeats. */
  repeats?: string;
  /** Shows a new password's strength; holds what is known of its owner. */
  strengthAbout?: string[];
  scope?: string;
}

export function PasswordField({ label, name, autoComplete, error, repeats, strengthAbout, scope }: Props) {
  const m = useMessages(formMessages);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const isRight: TextValidator = (text, other) =>
    autoComplete !== "new-password" || (repeats ? text === other(repeats) : text.length >= PASSWORD_MIN_LENGTH);
  const Icon = isShown ? EyeOff : Eye;
  const meter = strengthAbout && typed && <StrengthMeter password={typed} about={strengthAbout} />;
  return (
    <Field
      label={label}
      name={name}
      scope={scope}
      error={error}
      measuredBy={repeats ? [repeats] : undefined}
      isRight={isRight}
      hint={strengthAbout && (meter || m.strengthHint)}
    >
      {(props) => (
        <span className="relative block">
          <TextInput
            {...props}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            maxLength={MAX_LENGTH.password}
            required
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            className="pr-14"
          />
          {isHydrated && (
            <button
              type="button"
              aria-label={isShown ? m.hidePassword : m.showPassword}
              title={isShown ? m.hidePassword : m.showPassword}
              aria-controls={props.id}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-field text-ink-soft hover:text-ink"
            >
              <Icon aria-hidden="true" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

const TONES: Record<PasswordStrength, string> = {
  0: "bg-danger",
  1: "bg-danger",
  2: "bg-amber",
  3: "bg-fjord",
  4: "bg-fjord",
};

interface StrengthMeterProps {
  password: string;
  /** What is known of the owner. */
  about: string[];
}

function StrengthMeter({ password, about }: StrengthMeterProps) {
  const m = useMessages(formMessages);
  const strength = passwordStrength(password, about);
  return (
    <div className="mt-0.5 flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-5 w-4 arch ${step <= Math.max(1, strength) ? TONES[strength] : "bg-line"}`} />
        ))}
      </span>
      <p role="status" className="text-note text-ink-soft">
        <span className="sr-only">{m.strength} </span>
        {m.strengths[strength]}
      </p>
    </div>
  );
}
