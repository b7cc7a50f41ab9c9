import { imageMessages } from "#messages/images";
import { intakeMessages } from "#messages/intake";
import { openingMessages } from "#messages/opening";
import { profileMessages } from "#messages/profile";
import { registerMessages } from "#messages/register";
import { useFirstProblem } from "~/components/intake/use-first-problem";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { useMessages } from "~/i18n/use-messages";
import type { ProfileAnswer } from "~/views/organizers/profile-form";

interface Props {
  answer: ProfileAnswer | undefined;
  failedText: string;
  fieldsText?: string | undefined;
  otherFields?: Record<string, string> | undefined;
}

export function ProfileErrors({ answer, failedText, fieldsText, otherFields }: Props) {
  const m = useMessages(profileMessages);
  const images = useMessages(imageMessages);
  const opening = useMessages(openingMessages);
  const register = useMessages(registerMessages);
  const intake = useMessages(intakeMessages);
  const wrong = useFirstProblem(answer?.why);
  const { cover_image_url: cover, logo_url: logo } = answer?.imageProblems ?? {};
  return (
    <FormProblems
      form={useFormAnswer(answer)}
      labels={{
        ...otherFields,
        ...m.fields,
        lat: m.fields.address,
        ...opening.fields,
      }}
      shownAt={{ lat: "address" }}
      problems={{
        failed: failedText,
        numberTaken: answer?.holder && register.taken(answer.holder.name),
        nothingRead: null,
        tooMany: intake.tooMany,
      }}
      fieldsText={fieldsText}
      others={[
        ...(cover ? [{ name: "cover_image_url", label: images.labels.cover, text: images.problems[cover] }] : []),
        ...(logo ? [{ name: "logo_url", label: images.labels.logo, text: images.problems[logo] }] : []),
        ...(wrong ? [{ name: "pasted", label: intake.field.label, text: wrong }] : []),
      ]}
    />
  );
}
