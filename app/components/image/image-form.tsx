import { CircleAlert, LoaderCircle, RotateCcw } from "lucide-react";
import { type FormEvent, forwardRef, useCallback, useEffect, useId, useRef, useState } from "react";
import { imageMessages } from "#messages/images";
import { PostForm, type PostFormProps } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { FormImages, type ImageStatus } from "./form-images";
import { UploadProgress } from "./upload-progress";

interface Props extends PostFormProps {
  does: "publish" | "save";
}

/** Submitted before its images were uploaded. */
interface Held {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Names of the image fields that it waits for. */
  pendingFields: string[];
}

/** Waits, and says so, while an image is uploading; with one that failed it asks what to do. */
export const ImageForm = forwardRef<HTMLFormElement, Props>(function ImageForm(
  { does, onSubmit, children, ...props },
  ref,
) {
  const [statuses, setStatuses] = useState<Record<string, ImageStatus | null>>({});
  const [held, setHeld] = useState<Held | null>(null);
  const report = useCallback(
    (field: string, status: ImageStatus | null) => setStatuses((before) => ({ ...before, [field]: status })),
    [],
  );
  const open = Object.keys(statuses).filter((field) => isOpen(statuses[field]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented || open.length === 0) return;
    event.preventDefault();
    // Enter in the crop dialog must not submit the form.
    if (open.some((field) => statuses[field]?.step === "choosing")) return;
    setHeld({
      form: event.currentTarget,
      submitter: (event.nativeEvent as SubmitEvent).submitter,
      pendingFields: open,
    });
  };

  useEffect(() => {
    if (!held || open.length > 0) return;
    setHeld(null);
    // One that was removed meanwhile must be looked at before the form is sent.
    if (held.pendingFields.every((field) => statuses[field]?.step === "arrived"))
      held.form.requestSubmit(held.submitter);
  }, [held, open.length, statuses]);

  const goWithout = () => {
    setHeld(held && { ...held, pendingFields: held.pendingFields.filter((field) => !isOpen(statuses[field])) });
    for (const field of open) dropped(statuses[field]);
  };
  const stop = () => {
    setHeld(null);
    held?.submitter?.focus();
  };

  return (
    <FormImages.Provider value={report}>
      <PostForm ref={ref} isChange={does === "save"} onSubmit={submit} {...props}>
        {children}
        {held && open.length > 0 && (
          <PendingImages
            does={does}
            statuses={open.flatMap((field) => statuses[field] ?? [])}
            onWithout={goWithout}
            onStop={stop}
          />
        )}
      </PostForm>
    </FormImages.Provider>
  );
});

const isOpen = (status: ImageStatus | null | undefined) =>
  status !== null && status !== undefined && status.step !== "arrived";

function dropped(status: ImageStatus | null | undefined): void {
  if (status && "drop" in status) status.drop();
}

interface PendingImagesProps {
  does: "publish" | "save";
  statuses: ImageStatus[];
  onWithout: () => void;
  onStop: () => void;
}

function PendingImages({ does, statuses, onWithout, onStop }: PendingImagesProps) {
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
