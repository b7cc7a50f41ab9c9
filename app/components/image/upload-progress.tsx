interface Props {
  label: string;
  /** From 0 to 1; undefined where unknown. */
  value?: number | undefined;
}

const TRACK =
  "block h-2 w-full max-w-sm appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line";
const DONE =
  "[&::-webkit-progress-value]:bg-fjord [&::-moz-progress-bar]:bg-fjord [&:indeterminate::-moz-progress-bar]:bg-line";

export function UploadProgress({ label, value }: Props) {
  return <progress {...(value !== undefined && { value })} max={1} aria-label={label} className={`${TRACK} ${DONE}`} />;
}
