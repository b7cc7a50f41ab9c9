import { formMessages } from "#messages/forms";
import { type PasswordStrength, passwordStrength } from "~/domain/accounts/passwords";
import { useMessages } from "~/i18n/use-messages";

const TONES: Record<PasswordStrength, string> = {
  0: "bg-danger",
  1: "bg-danger",
  2: "bg-amber",
  3: "bg-fjord",
  4: "bg-fjord",
};

interface Props {
  password: string;
  /** What is known of the owner. */
  about: string[];
}

export function StrengthMeter({ password, about }: Props) {
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
