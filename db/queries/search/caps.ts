import { COUNT_CAP, DISTANCE_POOL } from "~/domain/search/limits";
import type { SearchPlan } from "~/domain/search/plan";

export const countCap = ({ sort }: SearchPlan) => (sort === "distance" ? DISTANCE_POOL : COUNT_CAP);
