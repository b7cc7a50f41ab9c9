import { useNavigation } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { adminMessages } from "~/i18n/admin";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

/** The last press before something is gone, and the way back. */
export function ConfirmButtons({ closeTo, failed }: { closeTo: string; failed: string }) {
  const m = useMessages(adminMessages);
  const common = useMessages(commonMessages);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm failed={failed} preventScrollReset className="mt-6 flex flex-wrap justify-end gap-3">
      <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
        {common.cancel}
      </ButtonLink>
      <Button kind="danger" type="submit" disabled={isSending}>
        <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.deletion.confirm}
      </Button>
    </PostForm>
  );
}
