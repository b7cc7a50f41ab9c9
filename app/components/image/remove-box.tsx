import { imageRemoveName } from "~/domain/images/field";

/** Without scripts: a checkbox that removes the image when the form is saved. */
export function RemoveBox({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={imageRemoveName(name)} className="size-5 accent-fjord" />
      {label}
    </label>
  );
}
