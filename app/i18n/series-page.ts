import { catalogue } from "./catalogue";
import en from "./messages/en/series-page";
import nb from "./messages/nb/series-page";

export const seriesPageMessages = catalogue({ nb, en });
