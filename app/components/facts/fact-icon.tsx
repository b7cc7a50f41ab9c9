import type { FactView } from "~/views/facts/facts";

/** See app/styles/facts.css. */
export function FactIcon({ icon }: Pick<FactView, "icon">) {
  return <span aria-hidden="true" data-fact={icon} />;
}
