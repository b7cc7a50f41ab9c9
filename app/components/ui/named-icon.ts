/** A button or link of an icon with its name below, as the tabs have. */
export const NAMED_ICON =
  "flex min-h-11 min-w-13 shrink-0 cursor-pointer list-none flex-col items-center justify-center gap-0.5 rounded-inner px-1.5 text-tab leading-tight font-medium text-ink-soft hover:bg-sunk hover:text-ink [&::-webkit-details-marker]:hidden";
