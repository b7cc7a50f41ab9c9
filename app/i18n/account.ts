import { catalogue } from "./catalogue";
import en from "./messages/en/account";
import nb from "./messages/nb/account";

export const accountMessages = catalogue({ nb, en });
