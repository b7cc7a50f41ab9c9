import { adminMessages } from "#messages/admin";
import { Flash } from "~/components/layout/flash";
import { adminRefusals } from "~/i18n/admin-refusals";
import { useMessages } from "~/i18n/use-messages";

export function AdminFlash() {
  const m = useMessages(adminMessages);
  const refusals = adminRefusals(m);
  return (
    <Flash texts={{ ...m.flash, ...refusals }} tone={(key) => (Object.hasOwn(refusals, key) ? "refused" : "done")} />
  );
}
