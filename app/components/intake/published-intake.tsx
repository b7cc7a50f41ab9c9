import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { intakeMessages } from "#messages/intake";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { UndoForm } from "~/components/send/undo-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { carryFile } from "~/files/carried-file";
import type { KeptPicture } from "~/files/picture/kept-pictures.client";
import { useMessages } from "~/i18n/use-messages";
import type { ReviewAnswer, ReviewView } from "~/views/intake/review";

interface Props {
  published: NonNullable<ReviewView["published"]>;
  answer: ReviewAnswer | undefined;
}

/** The way back stands for an hour. */
export function PublishedIntake({ published, answer }: Props) {
  const m = useMessages(intakeMessages);
  const { isKept, held, undoUntil, organizerId, poster, waiting } = published;
  const { publicProfile } = useMessages(dashboardMessages);
  return (
    <div className="mt-5 flex flex-col gap-5">
      <Notice tone="done">{isKept ? [m.done.kept, held].filter(Boolean).join(" ") : <Numbers {...published} />}</Notice>
      <Problems answer={waiting.length > 0 ? undefined : answer} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">{m.done.toEvents}</ButtonLink>
        <ButtonLink kind="quiet" to={`/organizer/${organizerId}`}>
          {publicProfile}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/dashboard/intake">
          {m.done.another}
        </ButtonLink>
        {poster && <UsePoster {...poster} />}
      </div>
      {undoUntil && (
        <div className="border-t border-line pt-5">
          <UndoForm until={`${undoUntil} ${m.done.undoMeans}`} />
        </div>
      )}
    </div>
  );
}

/** What waits is named: it stands below. */
function Numbers({ count, held, waiting }: Pick<Props["published"], "count" | "held" | "waiting">) {
  const { list } = useMessages(intakeMessages);
  const { flash } = useMessages(dashboardMessages);
  if (waiting.length === 0) return held ? flash.held(count, held) : flash.published(count);
  const named = waiting.slice(0, MOST_NAMED).join(", ") + (waiting.length > MOST_NAMED ? " …" : "");
  const waits = `${list.wait(waiting.length)}: ${named}`;
  return held ? `${flash.held(count, held)} ${waits}` : `${list.out(count)}, ${waits}`;
}

const MOST_NAMED = 5;

function Problems({ answer }: Pick<Props, "answer">) {
  return <FormProblems form={useFormAnswer(answer)} problems={useMessages(intakeMessages).refusals} />;
}

/** Sent only now, as any other picture of an event's. */
function UsePoster({ eventId, picture }: NonNullable<Props["published"]["poster"]>) {
  const m = useMessages(intakeMessages).picture;
  const navigate = useNavigate();
  const [poster, setPoster] = useState<KeptPicture | null>(null);
  useEffect(() => {
    const find = async () => {
      const { findPicture } = await import("~/files/picture/kept-pictures.client");
      setPoster(await findPicture(picture));
    };
    void find().catch(() => undefined);
  }, [picture]);
  if (!poster) return null;
  const use = () => {
    carryFile(new File([poster.blob], "poster.jpg", { type: "image/jpeg" }), poster.words);
    navigate(`/dashboard/event/${eventId}/edit`);
  };
  return (
    <Button kind="quiet" onClick={use}>
      {m.use}
    </Button>
  );
}
