import { useFetcher } from "@remix-run/react";
import { ListChecks } from "lucide-react";
import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import type { IntakeAnswer } from "~/components/intake/intake-answer";
import { PostForm } from "~/components/send/post-form";
import { isOnTheWay, isUnsent, type Unsent } from "~/components/send/send-form";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export function LookOver({ id, name }: { id: string; name: string }) {
  const m = useMessages(intakeMessages);
  const problems = useMessages(intakeProblemMessages);
  const fetcher = useFetcher<IntakeAnswer | Unsent>();
  const isBusy = isOnTheWay(fetcher);
  const answer = fetcher.data && !isUnsent(fetcher.data) ? fetcher.data : null;
  const problem = answer?.why ? problems[answer.why] : answer && m.tooMany(answer.waitMinutes);
  return (
    <PostForm fetcher={fetcher} action={`/dashboard/intake?sync_id=${id}`} failed={m.keep.failed}>
      <Button type="submit" kind="quiet" disabled={isBusy}>
        <ListChecks aria-hidden="true" className="icon-text" />
        {isBusy ? m.field.looking : m.keep.look}
        <span className="sr-only">{name}</span>
      </Button>
      {problem && !isBusy && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {problem}
        </p>
      )}
    </PostForm>
  );
}
