import { CircleAlert, LoaderCircle, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { imageMessages } from "#messages/images";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { ImageStatus } from "./form-images";
import { UploadProgress } from "./upload-progress";

interface Props {
  does: "publish" | "save";
  statuses: ImageStatus[];
  onWithout: () => void;
  onStop: () => void;
}

export function PendingImages({ does, statuses, onWithout, onStop }: Props) {
  const m = useMessages(imageMessages);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const failed = statuses.filter((status) => status.step === "failed");
  const hasFailed = failed.length > 0;
  useEffect(() => ref.current?.focus(), [hasFailed]);
  const retries = failed.flatMap(({ retry }) => retry ?? []);
  const progress = Math.min(...statuses.map((status) => (status.step === "sending" ? status.progress : 1)));
  const Icon = hasFailed ? CircleAlert : LoaderCircle;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={hasFailed ? "alert" : "group"}
      aria-labelledby={hasFailed ? undefined : `${id}-title`}
      aria-describedby={hasFailed ? undefined : `${id}-text`}
      className={`col-span-full flex w-full basis-full gap-3 rounded-field px-4 py-3 text-left ${hasFailed ? "bg-danger-tint text-danger" : "bg-fjord-tint text-ink"}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 ${hasFailed ? "" : "motion-safe:animate-spin"}`} />
      <div className="min-w-0 flex-1">
        <p id={`${id}-title`} className="font-semibold">
          {hasFailed ? m.held.failed[does] : m.held.title}
        </p>
        <p id={`${id}-text`}>
          {hasFailed
            ? [...new Set(failed.map(({ problem }) => m.problems[problem]))].map(sentence).join(" ")
            : m.held.goesOn[does]}
        </p>
        {!hasFailed && (
          <div className="mt-2">
            <UploadProgress label={m.sending} value={progress} />
          </div>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          {retries.length > 0 && (
            <Button onClick={() => retries.forEach((retry) => retry())}>
              <RotateCcw aria-hidden="true" className="icon-text" />
              {m.retry}
            </Button>
          )}
          <Button kind="quiet" onClick={onWithout}>
            {m.held.without[does]}
          </Button>
          <Button kind="quiet" onClick={onStop}>
            {m.held.stop[does]}
          </Button>
        </div>
      </div>
    </div>
  );
}

const sentence = (text: string) => (text.endsWith(".") ? text : `${text}.`);
