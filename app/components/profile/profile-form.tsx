import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { profileMessages } from "#messages/profile";
import { AddressField } from "~/components/address/address-field";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useDraft } from "~/components/draft/use-draft";
import type { useStoredDraft } from "~/components/draft/use-stored-draft";
import { OpeningFields } from "~/components/facts/opening-fields";
import { OrganizerFactsFields } from "~/components/facts/organizer-facts-fields";
import { HelpMark } from "~/components/help/help-mark";
import { ImageField } from "~/components/image/image-field";
import { ImageForm } from "~/components/image/image-form";
import { RegisterSearch } from "~/components/register/register-search";
import { TakenNumber } from "~/components/register/taken-number";
import type { PostFormProps } from "~/components/send/post-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { TextArea, TextInput } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import { SeenVersion } from "~/components/versions/seen-version";
import type { Attribution } from "~/domain/places/maps";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer, ProfileFormView } from "~/views/organizers/profile-form";
import { LanguageField } from "./language-field";
import { ProfileErrors } from "./profile-errors";
import { type NumberField, ProfileLines } from "./profile-lines";
import { typedProfile } from "./typed-profile";

interface Props {
  form: ProfileFormView;
  attribution: Attribution;
  answer: ProfileAnswer | undefined;
  /** It could not be saved though nothing was wrong. */
  failedText: string;
  /** It could not even be sent. */
  failed?: PostFormProps["failed"];
  keep?: ReturnType<typeof useStoredDraft>["keep"];
  onDone?: () => void;
  /** Above the problems; nothing where it is left out. */
  fieldsText?: string;
  /** For problems of the fields in `lead`. */
  otherFields?: Record<string, string>;
  /** Instead of the default message. */
  uploadFailed?: Record<"cover" | "logo", string>;
  submitText: string;
  submittingText: string;
  /** The town can only come with a chosen address. */
  isCityReadOnly?: boolean;
  number?: NumberField;
  /** In the register of organisations. */
  searchesRegister?: boolean;
  /** Above the profile. */
  lead?: ReactNode;
  /** Below the profile; given what was typed before. */
  tail?: (texts: FormTexts) => ReactNode;
  /** Typed in an earlier visit. */
  restored?: FormTexts | undefined;
  /** Beside the button. */
  children?: ReactNode;
}

export function ProfileForm({
  form: stored,
  attribution,
  answer,
  submitText,
  submittingText,
  isCityReadOnly,
  lead,
  tail,
  restored = {},
  children,
  failed,
  keep,
  onDone,
  uploadFailed,
  number = {},
  searchesRegister = false,
  ...texts
}: Props) {
  const m = useMessages(profileMessages);
  const { errorOf, isReturned } = useFormAnswer(answer);
  const isHydrated = useHydrated();
  const isSaving = useNavigation().formMethod === "POST";
  const form = answer ? typedProfile(stored, answer.texts) : stored;
  const [hasName, setHasName] = useState(form.name.trim() !== "");
  const { form: element, draft, isChanged, read } = useDraft();
  useEffect(() => keep?.(draft, isChanged), [keep, draft, isChanged]);
  return (
    <ImageForm
      ref={element}
      does="save"
      failed={failed ?? texts.failedText}
      onDone={onDone}
      hasDraft={keep !== undefined}
      encType="multipart/form-data"
      onInput={read}
      className="flex flex-col gap-5"
    >
      <UnsavedGuard isChanged={isChanged} hasDraft={keep !== undefined} />
      <ProfileErrors answer={answer} {...texts} />
      <SeenVersion texts={form.seen} />
      {answer?.holder && <TakenNumber holder={answer.holder} number={form.organization_number} />}
      {lead}
      {searchesRegister && <RegisterSearch answer={answer?.register ?? null} texts={answer?.texts ?? {}} />}
      <FormSection title={m.about}>
        <Field
          label={m.fields.name}
          name="name"
          help={<HelpMark about="organizerName" label={m.fields.name} />}
          error={errorOf("name")}
        >
          {(control) => (
            <TextInput
              {...control}
              required
              defaultValue={form.name}
              maxLength={MAX_LENGTH.name}
              autoComplete="organization"
              onInput={({ currentTarget }) => setHasName(currentTarget.value.trim() !== "")}
            />
          )}
        </Field>
        <Field
          label={m.fields.description}
          name="description"
          isOptional
          hint={m.hints.description}
          help={<HelpMark about="organizerDescription" label={m.fields.description} />}
          error={errorOf("description")}
        >
          {(control) => (
            <TextArea {...control} rows={5} defaultValue={form.description} maxLength={MAX_LENGTH.description} />
          )}
        </Field>
        <LanguageField value={form.language} error={errorOf("language")} />
      </FormSection>
      <FormSection title={m.contact}>
        <ProfileLines form={form} errorOf={errorOf} number={number} />
      </FormSection>
      <FormSection title={m.place}>
        <AddressField
          name="address"
          label={m.fields.address}
          help={<HelpMark about="home" label={m.fields.address} />}
          defaultValue={form.address}
          position={form.position}
          attribution={attribution}
          error={errorOf("address") ?? errorOf("lat")}
          isOptional
          cityName="city"
        />
        <Field
          label={m.fields.city}
          name="city"
          isOptional
          help={<HelpMark about="city" label={m.fields.city} />}
          error={errorOf("city")}
        >
          {(control) => (
            <TextInput
              {...control}
              readOnly={isCityReadOnly}
              defaultValue={form.city}
              maxLength={MAX_LENGTH.city}
              autoComplete="address-level2"
            />
          )}
        </Field>
      </FormSection>
      <OrganizerFactsFields values={form.facts} />
      <OpeningFields values={form.opening} errorOf={errorOf} />
      <FormSection title={m.images}>
        <ImageField
          key={`cover ${form.cover_image_url}`}
          name="cover_image_url"
          kind="cover"
          about="cover"
          current={form.cover_image_url}
          error={answer?.imageProblems.cover_image_url}
          failedText={uploadFailed?.cover}
          isReturned={isReturned}
        />
        <ImageField
          key={`logo ${form.logo_url}`}
          name="logo_url"
          kind="logo"
          about="logo"
          current={form.logo_url}
          error={answer?.imageProblems.logo_url}
          failedText={uploadFailed?.logo}
          isReturned={isReturned}
        />
      </FormSection>
      {tail?.(answer?.texts ?? restored)}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={isHydrated && (isSaving || !hasName)} className="min-h-12 px-7">
          {isSaving ? submittingText : submitText}
        </Button>
        {children}
      </div>
    </ImageForm>
  );
}
