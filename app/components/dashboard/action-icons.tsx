import { ChartColumn, Copy, Handshake, type LucideIcon, Megaphone, Trash2 } from "lucide-react";

const ICONS = {
  statistics: ChartColumn,
  state: Megaphone,
  hosts: Handshake,
  copy: Copy,
  remove: Trash2,
} satisfies Record<string, LucideIcon>;

export type ActionName = keyof typeof ICONS;

const shapeId = (name: ActionName) => `action-${name}`;

/** Once a page: every row shows each icon twice, which would be half of a long list's HTML. */
export function ActionShapes() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={shapeId(name as ActionName)} viewBox="0 0 24 24">
          <Icon className="size-full" />
        </symbol>
      ))}
    </svg>
  );
}

/** The page must hold ActionShapes. */
export const ActionIcon = ({ name }: { name: ActionName }) => (
  <svg aria-hidden="true" className="icon-text shrink-0">
    <use href={`#${shapeId(name)}`} />
  </svg>
);
