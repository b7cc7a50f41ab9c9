import { ErrorSummary } from "~/components/ui/error-summary";
import { useProblemText } from "~/i18n/form-problems";
import { imageMessages } from "~/i18n/images";
import { profileMessages } from "~/i18n/profile";
import { useMessages } from "~/i18n/use-messages";
import type { ProfileProblems } from "~/views/profile-form";

interface Props {
  problems: ProfileProblems | undefined;
  failedText: string;
  problemText?: string;
  otherFields?: Record<string, string>;
}

/** What has to be put right in a profile, fields and pictures together. */
export function ProfileErrors({ problems, failedText, problemText, otherFields }: Props) {
  const m = useMessages(profileMessages);
  const textOf = useProblemText();
  const pictures = useMessages(imageMessages);
  if (!problems) return null;
  const labels = { ...otherFields, name: m.name, description: m.descriptionField, phone: m.phone, website: m.website, organization_number: m.organizationNumber, address: m.address, city: m.city };
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const problem = problems.errors[name] ?? (name === "address" ? problems.errors["lat"] : undefined);
    return problem ? [{ name, label, text: textOf(problem) }] : [];
  });
  const { cover_image_url: cover, logo_url: logo } = problems.imageErrors;
  const images = [
    ...(cover ? [{ name: "cover_image_url", label: pictures.labels.cover, text: pictures.problems[cover] }] : []),
    ...(logo ? [{ name: "logo_url", label: pictures.labels.logo, text: pictures.problems[logo] }] : []),
  ];
  return <ErrorSummary answer={problems} errors={[...fields, ...images]} problem={problems.hasFailed ? failedText : problemText} />;
}
