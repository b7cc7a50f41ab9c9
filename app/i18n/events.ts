import { catalogue } from "./catalogue";
import en from "./messages/en/events";
import nb from "./messages/nb/events";

export const eventsMessages = catalogue({ nb, en });
