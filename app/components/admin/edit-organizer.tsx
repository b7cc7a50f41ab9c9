import { adminMessages } from "#messages/admin";
import { ProfileForm } from "~/components/profile/profile-form";
import { ButtonLink } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { TextInput } from "~/components/ui/text-input";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import type { Attribution } from "~/domain/places/maps";
import { useMessages } from "~/i18n/use-messages";
import type { ProfileAnswer, ProfileFormView } from "~/views/organizers/profile-form";
import { PageTitle } from "./page-title";

interface Props {
  id: string;
  name: string;
  email: string;
  form: ProfileFormView;
  attribution: Attribution;
  answer: ProfileAnswer | undefined;
}

export function EditOrganizer({ id, name, email, form, attribution, answer }: Props) {
  const m = useMessages(adminMessages);
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title={m.editOrganizer.title} text={name} />
      {answer?.changed ? (
        <ChangedMeanwhileForm view={answer.changed} canGoBack />
      ) : (
        <ProfileForm
          key={id}
          form={form}
          attribution={attribution}
          answer={answer}
          fieldsText={m.problems.update(m.problems.fields)}
          failedText={m.problems.update(m.problems.unknownReason)}
          uploadFailed={m.uploadFailed}
          failed={m.problems.update}
          submitText={m.save}
          submittingText={m.saving}
          lead={
            <FormSection title={m.owner}>
              <Field label={m.email} name="owner_email" hint={m.emailFixed}>
                {({ name: _name, ...control }) => (
                  <TextInput {...control} type="email" readOnly value={email} className="text-ink-soft" />
                )}
              </Field>
            </FormSection>
          }
        >
          <ButtonLink kind="quiet" to="/admin/organizers">
            {m.backToList}
          </ButtonLink>
          <ButtonLink kind="quiet" to={`/organizer/${id}`}>
            {m.showPage}
          </ButtonLink>
        </ProfileForm>
      )}
    </div>
  );
}
