import { useFetcher } from "@remix-run/react";
import { X } from "lucide-react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { isUnsent } from "~/components/send/send-form";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import { type LettersProblem, ReminderForm } from "./reminder-form";

interface Props {
  about: { id: string; title: string };
  hasPushes: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** For whoever has no account, whose choices nobody has to ask for. */
export function ReminderDialog({ about, hasPushes, isOpen, onClose }: Props) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  const fetcher = useFetcher<FormAnswer<LettersProblem>>();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy="remind">
      <div className="mb-2 flex items-start justify-between">
        <h2 id="remind" className="text-title">
          {m.remind}
        </h2>
        <IconButton Icon={X} label={common.close} onClick={onClose} className="-mt-2 -mr-2" />
      </div>
      <ReminderForm
        about={about}
        choices={null}
        hasPushes={hasPushes}
        fetcher={fetcher}
        answer={isUnsent(fetcher.data) ? undefined : fetcher.data}
      />
    </Dialog>
  );
}
