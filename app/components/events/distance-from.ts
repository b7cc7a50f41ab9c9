import { createContext } from "react";

/** Read aloud after a list's distances: "fra deg", "fra Røros". */
export const DistanceFrom = createContext<string | null>(null);
