import { ImagePlus, RotateCcw, Trash2, X } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { formMessages } from "#messages/forms";
import { imageMessages } from "#messages/images";
import { HelpMark } from "~/components/help/help-mark";
import { Button } from "~/components/ui/button";
import { fieldId, TextField } from "~/components/ui/field";
import { loadedApart } from "~/components/ui/loaded-apart";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { imageFileName, imageRemoveName } from "~/domain/images/field";
import { IMAGE_KIND_RULES, type ImageKind, type ImageProblem } from "~/domain/images/format";
import { takeCarriedFile } from "~/files/carried-file";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { FilePicker } from "./file-picker";
import { useImageStatus } from "./form-images";
import { UploadProgress } from "./upload-progress";
import { useImageChoice } from "./use-image-choice";

/** Apart: few pictures have another shape than theirs. */
const Crop = loadedApart(async () => (await import("./crop-dialog")).CropDialog);

const FRAMES: Record<ImageKind, string> = {
  event: "aspect-3/2 w-full max-w-sm rounded-field object-contain",
  cover: "aspect-3/1 w-full rounded-field object-cover",
  logo: "h-[136px] w-28 arch object-cover",
};

interface Props {
  /** The field holds the image's stored address, empty for none. */
  name: string;
  kind: ImageKind;
  about?: ComponentProps<typeof HelpMark>["about"];
  /** The stored address. */
  current: string | null;
  error?: ImageProblem | undefined;
  /** Instead of the default message. */
  failedText?: string | undefined;
  isReturned?: boolean;
  /** The line that says what the picture shows; none where it is left out. */
  alt?: { label: string; value: string | undefined; error: string | undefined };
}

/**
 * Uploads ahead of its ImageForm, which waits for it. Without scripts the file is sent with the form. A failure here
 * does not affect the rest of the form.
 */
export function ImageField({ name, kind, about, current, error, failedText, isReturned = false, alt }: Props) {
  const m = useMessages(imageMessages);
  const forms = useMessages(formMessages);
  const id = useId();
  const isHydrated = useHydrated();
  const choice = useImageChoice(current, kind);
  const { address, state, choose, cut, send, rest, remove } = choice;
  useImageStatus(name, choice);
  const group = useRef<HTMLDivElement>(null);
  const words = useRef("");
  const [picks, setPicks] = useState(0);
  const begin = useRef((file: File, read = "") => {
    words.current = read.slice(0, MAX_LENGTH.imageAlt);
    setPicks((before) => before + 1);
    void choose(file);
  });
  useEffect(() => {
    const carried = takeCarriedFile();
    if (!carried) return;
    const row = group.current?.closest("details");
    if (row) row.open = true;
    begin.current(carried.file, carried.words);
  }, []);
  const underWay = state.step === "sending" ? m.sending : state.step === "preparing" ? m.preparing : null;
  const isNewOne = underWay !== null || address !== current;
  const problem =
    state.step === "failed" ? state.problem : state.step === "resting" && !state.isNew ? error : undefined;

  return (
    <div ref={group} role="group" aria-labelledby={`${id}-label`} className="relative flex flex-col gap-2.5">
      <p id={`${id}-label`} className={`font-semibold ${about ? "pr-10" : ""}`}>
        {m.labels[kind]}
        <span className="font-normal text-ink-soft"> ({forms.optional})</span>
      </p>
      {about && <HelpMark about={about} label={m.labels[kind]} />}
      <ImagePreview kind={kind} address={address} />
      <input type="hidden" name={name} value={address ?? ""} />
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          id={fieldId(name)}
          name={imageFileName(name)}
          label={address ? m.replace[kind] : m.choose[kind]}
          describedBy={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          isInvalid={problem !== undefined}
          onChoose={(file) => begin.current(file)}
        />
        {address && isHydrated && !underWay && (
          <Button kind="quiet" onClick={remove} aria-label={m.removeThis[kind]}>
            <Trash2 aria-hidden="true" className="icon-text" />
            {m.remove}
          </Button>
        )}
        {state.step === "failed" && state.retry && (
          <Button kind="quiet" onClick={() => state.retry && void send(state.retry)}>
            <RotateCcw aria-hidden="true" className="icon-text" />
            {m.retry}
          </Button>
        )}
      </div>
      {current && !isHydrated && <RemoveBox name={name} label={m.removeThis[kind]} />}
      {underWay && (
        <div className="flex max-w-sm flex-wrap items-center gap-x-4 gap-y-2">
          <UploadProgress label={underWay} value={state.step === "sending" ? state.progress : undefined} />
          <span aria-hidden="true" className="text-note text-ink-soft">
            {underWay}
          </span>
          <Button kind="quiet" onClick={rest}>
            <X aria-hidden="true" className="icon-text" />
            {m.callOff}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {underWay ?? (state.step === "resting" && state.isNew ? m.sent : "")}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-note font-medium text-danger">
          {problem === "failed" && failedText ? failedText : m.problems[problem]}
        </p>
      )}
      {isReturned && (
        <noscript>
          <p className="rounded-field bg-amber-tint px-4 py-3 text-note font-medium text-amber-ink">{m.chooseAgain}</p>
        </noscript>
      )}
      <p id={`${id}-hint`} className="text-note text-ink-soft">
        {m.hints[kind]} {isHydrated ? m.anySize : m.limits} {m.stripped}
      </p>
      {alt && (address || underWay || !isHydrated) && (
        <TextField
          // Another picture has other words, which may be written while it is on its way.
          key={isNewOne ? picks : "stored"}
          label={alt.label}
          name="image_alt"
          hint={isNewOne && words.current && m.altProposed}
          error={alt.error}
          isOptional
          defaultValue={isNewOne ? words.current : alt.value}
          maxLength={MAX_LENGTH.imageAlt}
          autoComplete="off"
        />
      )}
      {state.step === "cropping" && (
        <Crop
          of={{
            image: state.image,
            kind,
            onDone: (crop) => void cut(state.image, state.file, crop),
            onCancel: rest,
          }}
        />
      )}
    </div>
  );
}

function ImagePreview({ kind, address }: { kind: ImageKind; address: string | null }) {
  const { widths } = IMAGE_KIND_RULES[kind];
  if (address) {
    return (
      <img src={`${address}?w=${widths[1]}`} alt="" data-kept className={`themed-image bg-sunk ${FRAMES[kind]}`} />
    );
  }
  return (
    <div
      className={`grid place-items-center border-[1.5px] border-dashed border-line-strong bg-sunk text-ink-faint ${FRAMES[kind]}`}
    >
      <ImagePlus aria-hidden="true" className="icon-large" />
    </div>
  );
}

/** Removes the image when the form is saved. */
function RemoveBox({ name, label }: { name: string; label: string }) {
  return <TickBox name={imageRemoveName(name)}>{label}</TickBox>;
}
