import type { ReactNode } from "react";
import { factsMessages } from "#messages/facts";
import { intakeMessages } from "#messages/intake";
import { openingMessages } from "#messages/opening";
import { profileMessages } from "#messages/profile";
import { FoldSummary } from "~/components/ui/fold-summary";
import { PLACE_FACTS } from "~/domain/facts/facts";
import { OPENING_FIELDS } from "~/domain/organizers/open-spans";
import { PROFILE_IMAGES } from "~/domain/organizers/profile";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";

/** Not folded. */
const SURFACE = ["name", "address", "lat", "lng", "city"];

interface Props {
  answer: ProfileAnswer | undefined;
  /** What stands in the form. */
  draft: FormTexts;
  children: ReactNode;
}

/** What can wait: closed, with the names of what is set, until something of it is wrong. */
export function MoreAbout({ answer, draft, children }: Props) {
  const m = useMessages(profileMessages);
  const facts = useMessages(factsMessages);
  const opening = useMessages(openingMessages);
  const intake = useMessages(intakeMessages);
  const isSaid = (...names: readonly string[]) => names.some((name) => Boolean(draft[name]?.trim()));
  const set = [
    ...(["description", "phone", "website", "organization_number"] as const).map(
      (name) => isSaid(name) && m.fields[name],
    ),
    isSaid("family", ...PLACE_FACTS) && facts.form.practical,
    isSaid(...OPENING_FIELDS) && opening.title,
    isSaid(...PROFILE_IMAGES) && m.images,
    isSaid("pasted") && intake.heading,
  ].filter((name) => name !== false);
  return (
    <details open={answer !== undefined && isWrong(answer)} className="group">
      <FoldSummary
        title={m.more}
        hint={set.join(", ") || m.moreHint}
        className="rounded-card border border-line bg-surface"
      />
      <div className="flex flex-col gap-5 pt-5">{children}</div>
    </details>
  );
}

const isWrong = ({ errors, imageProblems, why, problem }: ProfileAnswer): boolean =>
  why !== null ||
  problem === "numberTaken" ||
  Object.keys(imageProblems).length > 0 ||
  Object.keys(errors).some((name) => !SURFACE.includes(name));
