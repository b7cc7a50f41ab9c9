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
  const { count, organizerId, isKept, held, undoUntil, poster } = published;
  const { publicProfile, flash } = useMessages(dashboardMessages);
  return (
    <div className="mt-5 flex flex-col gap-5">
      <Notice tone="done">
        {isKept
          ? [m.done.kept, held].filter(Boolean).join(" ")
          : held
            ? flash.held(count, held)
            : flash.published(count)}
      </Notice>
      <FormProblems form={useFormAnswer(answer)} problems={m.refusals} />
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
