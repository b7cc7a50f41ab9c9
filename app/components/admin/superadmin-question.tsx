import { ShieldCheck } from "lucide-react";
import { adminMessages } from "#messages/admin";
import { useMessages } from "~/i18n/use-messages";
import { ConfirmButtons } from "./confirm-buttons";
import { ConfirmDialog } from "./confirm-dialog";

/** Asks before somebody may do everything everywhere, and says who it is. */
export function SuperadminQuestion({ name, email, closeTo }: { name: string; email: string; closeTo: string }) {
  const m = useMessages(adminMessages).granting;
  return (
    <ConfirmDialog title={m.title} closeTo={closeTo}>
      <p className="font-serif text-title leading-snug font-semibold wrap-anywhere">{m.who(email, name)}</p>
      <p className="mt-2 font-medium text-danger">{m.warning}</p>
      <ConfirmButtons closeTo={closeTo} confirm={{ text: m.confirm, Icon: ShieldCheck }} />
    </ConfirmDialog>
  );
}
