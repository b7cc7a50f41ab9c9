import { accountMessages } from "#messages/account";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** A button as wide as its form; disabled while the form is being sent. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  const m = useMessages(accountMessages);
  return (
    <button type="submit" disabled={isBusy} className={buttonStyle("primary", "min-h-13 w-full text-lead")}>
      {isBusy ? m.busy : children}
    </button>
  );
}
