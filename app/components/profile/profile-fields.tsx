import { profileMessages } from "#messages/profile";
import { AddressField } from "~/components/address/address-field";
import { HelpMark } from "~/components/help/help-mark";
import { ImageField } from "~/components/image/image-field";
import { type ReturnedForm, useFormAnswer } from "~/components/send/form-problems";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { Options } from "~/components/ui/text-input";
import type { Attribution } from "~/domain/places/maps";
import { CONTENT_LANGUAGES } from "~/domain/site/locales";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { ProfileAnswer, ProfileFormView } from "~/views/organizers/profile-form";

interface Fields {
  form: ProfileFormView;
  errorOf: ReturnedForm["errorOf"];
}

export function NameField({ form, errorOf, onName }: Fields & { onName: (name: string) => void }) {
  const { fields } = useMessages(profileMessages);
  return (
    <TextField
      label={fields.name}
      name="name"
      help={<HelpMark about="organizerName" label={fields.name} />}
      error={errorOf("name")}
      required
      defaultValue={form.name}
      maxLength={MAX_LENGTH.name}
      autoComplete="organization"
      onInput={({ currentTarget }) => onName(currentTarget.value)}
    />
  );
}

export function DescriptionFields({ form, errorOf }: Fields) {
  const { fields, hints } = useMessages(profileMessages);
  return (
    <>
      <TextAreaField
        label={fields.description}
        name="description"
        isOptional
        hint={hints.description}
        help={<HelpMark about="organizerDescription" label={fields.description} />}
        error={errorOf("description")}
        rows={5}
        defaultValue={form.description}
        maxLength={MAX_LENGTH.description}
      />
      <LanguageField value={form.language} error={errorOf("language")} />
    </>
  );
}

interface PlaceProps extends Fields {
  attribution: Attribution;
  isCityReadOnly: boolean | undefined;
}

export function AddressFields({ form, errorOf, attribution, isCityReadOnly }: PlaceProps) {
  const { fields } = useMessages(profileMessages);
  return (
    <>
      <AddressField
        name="address"
        label={fields.address}
        help={<HelpMark about="home" label={fields.address} />}
        defaultValue={form.address}
        position={form.position}
        attribution={attribution}
        error={errorOf("address") ?? errorOf("lat")}
        isOptional
        cityName="city"
      />
      <TextField
        label={fields.city}
        name="city"
        isOptional
        help={<HelpMark about="city" label={fields.city} />}
        error={errorOf("city")}
        readOnly={isCityReadOnly}
        defaultValue={form.city}
        maxLength={MAX_LENGTH.city}
        autoComplete="address-level2"
      />
    </>
  );
}

interface ImagesProps {
  form: ProfileFormView;
  answer: ProfileAnswer | undefined;
  /** Instead of the default message. */
  uploadFailed: Record<"cover" | "logo", string> | undefined;
}

export function ImageFields({ form, answer, uploadFailed }: ImagesProps) {
  const { isReturned } = useFormAnswer(answer);
  return (
    <>
      {(["cover", "logo"] as const).map((kind) => {
        const name = kind === "cover" ? "cover_image_url" : "logo_url";
        return (
          <ImageField
            key={`${kind} ${form[name]}`}
            name={name}
            kind={kind}
            about={kind}
            current={form[name]}
            error={answer?.imageProblems[name]}
            failedText={uploadFailed?.[kind]}
            isReturned={isReturned}
          />
        );
      })}
    </>
  );
}

interface Props {
  /** "" where none is chosen. */
  value: string;
  error: string | undefined;
}

function LanguageField({ value, error }: Props) {
  const m = useMessages(profileMessages);
  return (
    <SelectField
      label={m.fields.language}
      name="language"
      isOptional
      hint={m.hints.language}
      help={<HelpMark about="language" label={m.fields.language} />}
      error={error}
      defaultValue={value}
    >
      <option value="">{m.noLanguage}</option>
      <Options of={CONTENT_LANGUAGES} named={(language) => m.languages[language]} />
    </SelectField>
  );
}
