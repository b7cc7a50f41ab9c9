import { type ReactNode, useEffect, useState } from "react";
import { profileMessages } from "#messages/profile";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useDraft } from "~/components/draft/use-draft";
import type { useStoredDraft } from "~/components/draft/use-stored-draft";
import { OpeningFields } from "~/components/facts/opening-fields";
import { OrganizerFactsFields } from "~/components/facts/organizer-facts-fields";
import { ImageForm } from "~/components/image/image-form";
import { RegisterSearch } from "~/components/register/register-search";
import { TakenNumber } from "~/components/register/taken-number";
import { useFormAnswer } from "~/components/send/form-problems";
import type { PostFormProps } from "~/components/send/post-form";
import { useIsSending } from "~/components/send/use-is-sending";
import { Button } from "~/components/ui/button";
import { FormSection } from "~/components/ui/form-section";
import { useHydrated } from "~/components/ui/use-hydrated";
import { SeenVersion } from "~/components/versions/seen-version";
import { PROFILE_TEXTS } from "~/domain/organizers/profile";
import type { Attribution } from "~/domain/places/maps";
import { pickFields } from "~/domain/values";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer, ProfileFormView } from "~/views/organizers/profile-form";
import { ProfileErrors } from "./profile-errors";
import { AddressFields, DescriptionFields, ImageFields, NameField } from "./profile-fields";
import { type NumberField, ProfileLines } from "./profile-lines";
import { ProfileRows } from "./profile-rows";
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
  /** What can wait is folded. */
  isNew?: boolean;
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
  isNew = false,
  ...texts
}: Props) {
  const m = useMessages(profileMessages);
  const { errorOf } = useFormAnswer(answer);
  const isHydrated = useHydrated();
  const isSaving = useIsSending();
  const form = answer ? typedProfile(stored, answer.texts) : stored;
  const [hasName, setHasName] = useState(form.name.trim() !== "");
  const { form: element, draft, isChanged, read } = useDraft();
  useEffect(() => keep?.(draft, isChanged), [keep, draft, isChanged]);
  const fields = { form, errorOf };
  const said = { ...pickFields(form, PROFILE_TEXTS), ...form.opening, ...form.facts, ...draft };
  const place = <AddressFields {...fields} attribution={attribution} isCityReadOnly={isCityReadOnly} />;
  const about = (
    <>
      {searchesRegister && <RegisterSearch answer={answer?.register ?? null} texts={answer?.texts ?? {}} />}
      <NameField {...fields} onName={(name) => setHasName(name.trim() !== "")} />
      {isNew ? place : <DescriptionFields {...fields} />}
    </>
  );
  const others = {
    contact: <ProfileLines {...fields} number={number} />,
    facts: <OrganizerFactsFields values={form.facts} />,
    opening: <OpeningFields values={form.opening} errorOf={errorOf} />,
    images: <ImageFields form={form} answer={answer} uploadFailed={uploadFailed} />,
  };
  const rows = { draft: said, answer, errorOf };
  return (
    <ImageForm
      ref={element}
      does="save"
      failed={failed ?? texts.failedText}
      onDone={onDone}
      hasDraft={keep !== undefined}
      encType="multipart/form-data"
      noValidate
      onInput={read}
      className="flex flex-col gap-5"
    >
      <UnsavedGuard isChanged={isChanged} hasDraft={keep !== undefined} />
      <ProfileErrors answer={answer} {...texts} />
      <SeenVersion texts={form.seen} />
      {answer?.holder && <TakenNumber holder={answer.holder} number={form.organization_number} />}
      {lead}
      {isNew ? (
        <>
          <FormSection title={m.about}>{about}</FormSection>
          <ProfileRows {...rows}>{{ ...others, presentation: <DescriptionFields {...fields} /> }}</ProfileRows>
        </>
      ) : (
        <ProfileRows {...rows}>{{ ...others, about, place }}</ProfileRows>
      )}
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
