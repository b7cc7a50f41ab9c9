import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import { useMessages } from "~/i18n/use-messages";
import type { IntakeAnswer } from "./intake-answer";

/** For a new organizer's form, which has no field for files. */
export function useFirstProblem(why: IntakeAnswer["why"] | undefined): string | undefined {
  const { fileLater } = useMessages(intakeMessages);
  const problems = useMessages(intakeProblemMessages);
  if (!why) return undefined;
  return why === "pdf" || why === "office" ? fileLater : problems[why];
}
