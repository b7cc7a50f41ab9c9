import { adminMessages } from "#messages/admin";
import { ProfileForm } from "~/components/profile/profile-form";
import { ProfileSection } from "~/components/profile/profile-section";
import { ButtonLink } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { ChangedMeanwhile } from "~/components/versions/changed-meanwhile";
import type { Attribution } from "~/domain/places/maps";
import { useMessages } from "~/i18n/use-messages";
import type { ProfileFormView, ProfileProblems } from "~/views/organizers/profile-form";
import type { ChangedMeanwhileView } from "~/views/versions";
import { PageTitle } from "./page-title";

interface Props {
  id: string;
  name: string;
  email: string;
  form: ProfileFormView;
  attribution: Attribution;
  problems?: ProfileProblems | undefined;
  /** Set where somebody else saved meanwhile. */
  changed?: ChangedMeanwhileView | null;
}

/** Everything of an organisation but its e-mail. */
export function EditOrganizer({ id, name, email, form, attribution, problems, changed }: Props) {
  const m = useMessages(adminMessages);
  const reason = problems?.hasFailed ? m.problems.unknownReason : m.problems.fields;
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title={m.editOrganizer.title} text={name} />
      {changed ? (
        <ChangedMeanwhile view={changed} canGoBack />
      ) : (
        <ProfileForm
          key={id}
          form={form}
          attribution={attribution}
          problems={problems}
          problemText={m.problems.update(reason)}
          failedText={m.problems.update(reason)}
          uploadFailed={m.uploadFailed}
          failed={m.problems.update}
          submitText={m.save}
          submittingText={m.saving}
          lead={
            <ProfileSection title={m.owner}>
              <Field label={m.email} name="owner_email" hint={m.emailFixed}>
                {({ name: _name, ...control }) => (
                  <TextInput {...control} type="email" readOnly value={email} className="text-ink-soft" />
                )}
              </Field>
            </ProfileSection>
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
