import { Upload } from "lucide-react";
import { buttonStyle } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";

interface Props {
  id: string;
  name: string;
  label: string;
  describedBy: string;
  isInvalid: boolean;
  onChoose: (file: File) => void;
}

/** Formats that the server accepts. */
const STORED = "image/jpeg,image/png,image/webp,image/avif";
/** With scripts the browser converts any image it can read; iPhones convert HEIC to JPEG unless it is listed. */
const ANY = "image/*";
const PLAIN =
  "block min-h-12 w-full cursor-pointer py-1.5 file:mr-4 file:min-h-11 file:rounded-full file:border-0 file:bg-fjord-tint file:px-5 file:font-semibold file:text-fjord";

/** With scripts it looks like a button, because the chosen image is shown. */
export function FilePicker({ id, name, label, describedBy, isInvalid, onChoose }: Props) {
  const isHydrated = useHydrated();
  const look = isHydrated
    ? buttonStyle(
        "quiet",
        "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber",
      )
    : "block w-full";
  return (
    <label className={look}>
      {isHydrated && <Upload aria-hidden="true" className="icon-text" />}
      <span className={isHydrated ? "" : "sr-only"}>{label}</span>
      <input
        id={id}
        name={name}
        type="file"
        accept={isHydrated ? ANY : STORED}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) onChoose(file);
        }}
        className={isHydrated ? "absolute inset-0 w-full cursor-pointer opacity-0" : PLAIN}
      />
    </label>
  );
}
