import { imageRemoveName } from "~/domain/images/field";

/** Where there are no scripts: a box that takes the picture away when the form is saved. */
export function RemoveBox({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={imageRemoveName(name)} className="size-5 accent-fjord" />
      {label}
    </label>
  );
}
