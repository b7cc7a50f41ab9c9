import { useEffect, useState } from "react";

/** A part that a chip of its own opens, or all of the filters. */
export type FilterPart = "place" | "when" | "all";

export type OpenPart = ReturnType<typeof useOpenPart>;

/** They open by themselves where a place is asked for: in the address, or since the device could not be located. */
export function useOpenPart(lacksPlace: boolean, hasFailed: boolean) {
  const [open, onOpen] = useState<FilterPart | null>(lacksPlace ? "all" : null);
  useEffect(() => {
    if (lacksPlace || hasFailed) onOpen((before) => before ?? "place");
  }, [lacksPlace, hasFailed]);
  return {
    /** Null while the filters are closed. */
    open,
    onOpen,
  };
}
