import type { InputHTMLAttributes } from "react";
import { profileMessages } from "#messages/profile";
import { registerMessages } from "#messages/register";
import { HelpMark } from "~/components/help/help-mark";
import { RegisterState } from "~/components/register/register-state";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { isPhone } from "~/domain/organizers/contact";
import type { ProfileText } from "~/domain/organizers/profile";
import { isWebsite } from "~/domain/text/links";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { ProfileFormView } from "~/views/organizers/profile-form";
import type { RegisterStateView } from "~/views/organizers/register-state";

type Line = Exclude<ProfileText, "name" | "description" | "address" | "city" | "language">;

const LINES: Record<Line, { input: InputHTMLAttributes<HTMLInputElement>; isRight?: (text: string) => boolean }> = {
  phone: { input: { type: "tel", maxLength: MAX_LENGTH.phone, autoComplete: "tel" }, isRight: isPhone },
  contact_email: { input: { type: "email", maxLength: MAX_LENGTH.email, autoComplete: "email" } },
  website: { input: { inputMode: "url", maxLength: MAX_LENGTH.website, autoComplete: "url" }, isRight: isWebsite },
  organization_number: { input: { inputMode: "numeric", maxLength: 20, autoComplete: "off" } },
};

interface Props {
  form: ProfileFormView;
  errorOf: (field: string) => string | undefined;
  /** Under the organisation number. */
  number: NumberField;
}

const HELP = {
  phone: "phone",
  contact_email: "contactEmail",
  website: "website",
  organization_number: "organizationNumber",
} as const;

/** What the register says of the number, and whether it can be changed. */
export interface NumberField {
  state?: RegisterStateView | null;
  isFixed?: boolean;
}

export function ProfileLines({ form, errorOf, number }: Props) {
  const { fields, hints } = useMessages(profileMessages);
  const { ownerOnly } = useMessages(registerMessages);
  const hintOf: Partial<Record<Line, string>> = hints;
  const numberHint = (number.state ?? number.isFixed) && (
    <>
      {number.state && <RegisterState {...number.state} />}
      {number.isFixed && <span className="block">{ownerOnly}</span>}
    </>
  );
  return (Object.keys(LINES) as Line[]).map((name) => {
    const isNumber = name === "organization_number";
    return (
      <Field
        key={name}
        label={fields[name]}
        name={name}
        isOptional
        hint={(isNumber && numberHint) || hintOf[name]}
        help={<HelpMark about={HELP[name]} label={fields[name]} />}
        error={errorOf(name)}
        isRight={LINES[name].isRight}
      >
        {({ name: sent, ...control }) => (
          <TextInput
            {...control}
            {...LINES[name].input}
            {...(isNumber && number.isFixed ? { readOnly: true, className: "text-ink-soft" } : { name: sent })}
            defaultValue={form[name]}
          />
        )}
      </Field>
    );
  });
}
