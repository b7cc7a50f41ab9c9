import { useNavigation } from "@remix-run/react";
import { Check, EyeOff, type LucideIcon, X } from "lucide-react";
import { moderationMessages } from "#messages/moderation";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import type { Decision } from "~/domain/moderation/rules";
import { useMessages } from "~/i18n/use-messages";
import type { ModerationItemView } from "~/views/moderation/queue";

const LOOKS: Record<Decision, { Icon: LucideIcon; kind: "primary" | "quiet" | "danger" }> = {
  hide: { Icon: EyeOff, kind: "danger" },
  approve: { Icon: Check, kind: "primary" },
  dismiss: { Icon: X, kind: "quiet" },
  hide_all: { Icon: EyeOff, kind: "danger" },
};

export function DecisionButtons({ item }: { item: ModerationItemView }) {
  const m = useMessages(moderationMessages);
  const isSending = useNavigation().formMethod === "POST";
  if (item.decisions.length === 0) return null;
  return (
    <PostForm failed={m.notSaved} className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
      <input type="hidden" name="content_type" value={item.type} />
      <input type="hidden" name="content_id" value={item.id} />
      <input type="hidden" name="seen" value={item.seen} />
      {item.decisions.map((decision) => {
        const { Icon, kind } = LOOKS[decision];
        return (
          <Button key={decision} type="submit" kind={kind} name="decision" value={decision} disabled={isSending}>
            <Icon aria-hidden="true" className="icon-text" />
            {m.decide[decision]}
          </Button>
        );
      })}
    </PostForm>
  );
}
