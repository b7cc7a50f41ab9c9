import { useNavigation } from "@remix-run/react";
import { type LucideIcon, Trash2 } from "lucide-react";
import { adminMessages } from "#messages/admin";
import { commonMessages } from "#messages/common";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  closeTo: string;
  /** What to say when it could not be done. */
  failed?: string | undefined;
  /** What is done, where it is no deletion. */
  confirm?: { text: string; Icon: LucideIcon };
}

/** The last press before something is gone, or given, and the way back. */
export function ConfirmButtons({ closeTo, failed, confirm }: Props) {
  const m = useMessages(adminMessages);
  const common = useMessages(commonMessages);
  const { text, Icon } = confirm ?? { text: m.deletion.confirm, Icon: Trash2 };
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm failed={failed} preventScrollReset className="mt-6 flex flex-wrap justify-end gap-3">
      <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
        {common.cancel}
      </ButtonLink>
      <Button kind="danger" type="submit" disabled={isSending}>
        <Icon aria-hidden="true" className="icon-text" />
        {text}
      </Button>
    </PostForm>
  );
}
