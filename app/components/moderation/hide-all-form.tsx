import { EyeOff } from "lucide-react";
import { moderationMessages } from "#messages/moderation";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  id: string;
  name: string;
  /** Number of the last decision on the organizer. */
  seen: number;
}

/** With everything it has published; collapsed, because it is a large step. */
export function HideAllForm({ id, name, seen }: Props) {
  const m = useMessages(moderationMessages);
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-danger hover:bg-danger-tint">
        {m.decide.hide_all}
      </summary>
      <PostForm failed={m.notSaved} className="mt-2 flex flex-col items-start gap-3 rounded-field bg-sunk p-4">
        <p>{m.hideAllText}</p>
        <input type="hidden" name="content_type" value="organizer" />
        <input type="hidden" name="content_id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <Button type="submit" kind="danger" name="decision" value="hide_all">
          <EyeOff aria-hidden="true" className="icon-text" />
          {m.hideAllFrom(name)}
        </Button>
      </PostForm>
    </details>
  );
}
