import { catalogue } from "./catalogue";
import en from "./messages/en/changed-meanwhile";
import nb from "./messages/nb/changed-meanwhile";

export const changedMeanwhileMessages = catalogue({ nb, en });
