import { catalogue } from "./catalogue";
import en from "./messages/en/admin";
import nb from "./messages/nb/admin";

export const adminMessages = catalogue({ nb, en });
