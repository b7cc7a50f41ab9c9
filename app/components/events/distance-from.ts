import { createContext } from "react";

/** What a list's distances are measured from, read aloud after them: "fra deg", "fra Røros". */
export const DistanceFrom = createContext<string | null>(null);
