import { type FormEvent, forwardRef, useCallback, useEffect, useState } from "react";
import { PostForm, type PostFormProps } from "~/components/send/post-form";
import { FormImages, type ImageStatus } from "./form-images";
import { PendingImages } from "./pending-images";

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
      <PostForm ref={ref} onSubmit={submit} {...props}>
        {children}
        {held && open.length > 0 && (
          <PendingImages
            does={does}
            statuses={open.map((field) => statuses[field]!)}
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
