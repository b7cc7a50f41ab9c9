import { paperMessages } from "#messages/paper";
import { useMessages } from "~/i18n/use-messages";
import type { AddressView } from "~/views/paper/sheet";

/** Modules around a code that stay light, by its standard. */
const QUIET = 4;

export function QrCode({ of: { modules, text } }: { of: AddressView }) {
  const m = useMessages(paperMessages);
  const size = modules.length + 2 * QUIET;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="qr" role="img" aria-label={m.qr(text)} shapeRendering="crispEdges">
      <rect width={size} height={size} className="light" />
      <path d={modules.map(rowPath).join("")} />
    </svg>
  );
}

/** Dark modules beside each other are one run. */
function rowPath(row: readonly boolean[], at: number): string {
  const runs = row.map((dark) => (dark ? "1" : "0")).join("");
  return [...runs.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + QUIET} ${at + QUIET}h${run.length}v1h-${run.length}z`)
    .join("");
}
