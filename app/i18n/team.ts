import { catalogue } from "./catalogue";
import en from "./messages/en/team";
import nb from "./messages/nb/team";

export const teamMessages = catalogue({ nb, en });
