import { catalogue } from "./catalogue";
import en from "./messages/en/calendar-problems";
import nb from "./messages/nb/calendar-problems";

export const calendarProblemMessages = catalogue({ nb, en });
