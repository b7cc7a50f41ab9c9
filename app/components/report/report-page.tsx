import { Link } from "@remix-run/react";
import { useState } from "react";
import { reportMessages } from "#messages/report";
import { DraftOffer } from "~/components/draft/draft-offer";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import type { ReportCategory } from "~/domain/moderation/reports";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import { CategoryChoice } from "./category-choice";
import { DescriptionField } from "./description-field";
import { SignInFirst, WentWrong } from "./report-problem";
import type { ReportTarget } from "./report-state";
import { useReportDraft } from "./use-report-draft";

interface Props {
  content: ReportTarget;
  isSignedIn: boolean;
  answer: FormAnswer<"tooMany"> | undefined;
}

export function ReportPage({ content, isSignedIn, answer }: Props) {
  const m = useMessages(reportMessages);
  const returned = useFormAnswer(answer);
  const problem = returned.errorOf("description") ? "description" : returned.problem;
  const [category, setCategory] = useState<ReportCategory | null>(null);
  const { form, read, forget, offer, restored } = useReportDraft(content, setCategory);
  return (
    <div className="mx-auto max-w-xl px-5 pt-5 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title[content.type]}</h1>
      <p className="mt-1 text-lead text-ink-soft">{content.title}</p>
      <PostForm
        ref={form}
        failed={m.problems.failed}
        onDone={forget}
        onInput={read}
        hasDraft
        className="mt-6 flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
      >
        <DraftOffer draft={offer} />
        {!isSignedIn && <SignInFirst isRefusal={false} />}
        {problem && <WentWrong>{m.problems[problem]}</WentWrong>}
        <CategoryChoice
          chosen={category}
          isMissing={returned.errorOf("category") !== undefined}
          onChoose={setCategory}
        />
        <DescriptionField
          key={restored?.key}
          typed={restored?.draft.texts["description"] ?? returned.typed("description")}
          isPassedOn={restored?.draft.texts["is_passed_on"] !== undefined}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link
            to={`/${content.type}/${content.id}`}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {m.page.back}
          </Link>
          {isSignedIn && <Button type="submit">{m.send}</Button>}
        </div>
      </PostForm>
    </div>
  );
}
