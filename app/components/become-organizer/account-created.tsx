import { useNavigate } from "@remix-run/react";
import { PartyPopper } from "lucide-react";
import { useEffect } from "react";
import { DoneView } from "~/components/account/done-view";
import { accountMessages } from "~/i18n/account";
import { useMessages } from "~/i18n/use-messages";

const SHOWN_MS = 2000;

/** 'Konto opprettet!', and on to describe the organisation. */
export function AccountCreated({ headingId }: { headingId: string }) {
  const m = useMessages(accountMessages);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => navigate("/onboarding"), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <DoneView Icon={PartyPopper} heading={m.createdHeading} headingId={headingId}>
      <p role="status" className="text-lg">
        {m.createdNext}
      </p>
    </DoneView>
  );
}
