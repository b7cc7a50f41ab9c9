import { catalogue } from "./catalogue";
import en from "./messages/en/organizations";
import nb from "./messages/nb/organizations";

export const organizationsMessages = catalogue({ nb, en });
