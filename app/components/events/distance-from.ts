import { createContext } from "react";

/** What the distances of a list are measured from, as it is read aloud after them: "fra deg", "fra Røros". */
export const DistanceFrom = createContext<string | null>(null);
