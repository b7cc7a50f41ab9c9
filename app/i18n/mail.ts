import { catalogue } from "./catalogue";
import en from "./messages/en/mail";
import nb from "./messages/nb/mail";

export const mailMessages = catalogue({ nb, en });
