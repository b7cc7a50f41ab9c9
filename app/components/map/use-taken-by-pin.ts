import { useCallback } from "react";
import type { Position } from "~/domain/places/position";
import type { TakenAt } from "./ground-props";

/** For a map with one pin. */
export const useTakenByPin = ({ lat, lng }: Position): TakenAt =>
  useCallback(
    (map, zoom) => {
      const { x, y } = map.project([lat, lng], zoom);
      return [{ x, y, isPin: true }];
    },
    [lat, lng],
  );
