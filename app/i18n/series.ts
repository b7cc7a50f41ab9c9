import { catalogue } from "./catalogue";
import en from "./messages/en/series";
import nb from "./messages/nb/series";

export const seriesMessages = catalogue({ nb, en });
