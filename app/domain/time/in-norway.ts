import { TZDate } from "@date-fns/tz/date";
import { TIME_ZONE } from "./wall-clock";

/** For date-fns to read and format in Norwegian time; apart from the clock, which browsers know as well. */
export const inNorway = (moment: Date) => new TZDate(moment.getTime(), TIME_ZONE);
