import { MapPin } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { AskBox } from "~/components/ui/ask-box";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** Asks an organisation where it is, and says what it is for. */
export function AskAddress() {
  const m = useMessages(dashboardMessages).askAddress;
  return (
    <div className="mt-5">
      <AskBox Icon={MapPin} title={m.title} text={m.text}>
        <ButtonLink kind="quiet" to="/dashboard/settings#field-address">
          {m.button}
        </ButtonLink>
      </AskBox>
    </div>
  );
}
