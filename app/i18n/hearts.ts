import { catalogue } from "./catalogue";
import en from "./messages/en/hearts";
import nb from "./messages/nb/hearts";

export const heartMessages = catalogue({ nb, en });
