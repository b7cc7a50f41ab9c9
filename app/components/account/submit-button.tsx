import { accountMessages } from "#messages/account";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  const m = useMessages(accountMessages);
  return (
    <button type="submit" disabled={isBusy} className={buttonStyle("primary", "min-h-13 w-full text-lead")}>
      {isBusy ? m.busy : children}
    </button>
  );
}
