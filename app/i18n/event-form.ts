import { catalogue } from "./catalogue";
import en from "./messages/en/event-form";
import nb from "./messages/nb/event-form";

export const eventFormMessages = catalogue({ nb, en });
