import { type FormEvent, forwardRef, useCallback, useEffect, useState } from "react";
import { PostForm, type PostFormProps } from "~/components/send/post-form";
import { FormImages, type Standing } from "./form-images";
import { PendingImages } from "./pending-images";

interface Props extends PostFormProps {
  /** What its button does, for the messages. */
  does: "publish" | "save";
}

/** A form that was submitted before its images were uploaded. */
interface Held {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Names of the image fields that it waits for. */
  waitsFor: string[];
}

/**
 * A PostForm with images (ImageField). Submitted while one is uploading it waits, says so, and continues when all are
 * done; submitted with a failed one it asks what to do.
 */
export const ImageForm = forwardRef<HTMLFormElement, Props>(function ImageForm(
  { does, onSubmit, children, ...props },
  ref,
) {
  const [standings, setStandings] = useState<Record<string, Standing | null>>({});
  const [held, setHeld] = useState<Held | null>(null);
  const report = useCallback(
    (field: string, standing: Standing | null) => setStandings((before) => ({ ...before, [field]: standing })),
    [],
  );
  const open = Object.keys(standings).filter((field) => isOpen(standings[field]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented || open.length === 0) return;
    event.preventDefault();
    // Enter in the crop dialog must not submit the form.
    if (open.some((field) => standings[field]?.step === "choosing")) return;
    setHeld({ form: event.currentTarget, submitter: (event.nativeEvent as SubmitEvent).submitter, waitsFor: open });
  };

  useEffect(() => {
    if (!held || open.length > 0) return;
    setHeld(null);
    // One that was removed meanwhile must be looked at before the form is sent.
    if (held.waitsFor.every((field) => standings[field]?.step === "arrived")) held.form.requestSubmit(held.submitter);
  }, [held, open.length, standings]);

  const goWithout = () => {
    setHeld(held && { ...held, waitsFor: held.waitsFor.filter((field) => !isOpen(standings[field])) });
    for (const field of open) dropped(standings[field]);
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
            standings={open.map((field) => standings[field]!)}
            onWithout={goWithout}
            onStop={stop}
          />
        )}
      </PostForm>
    </FormImages.Provider>
  );
});

const isOpen = (standing: Standing | null | undefined) =>
  standing !== null && standing !== undefined && standing.step !== "arrived";

function dropped(standing: Standing | null | undefined): void {
  if (standing && "drop" in standing) standing.drop();
}
