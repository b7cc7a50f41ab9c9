const OSLO = "lat=59.91&lng=10.75&radius_km=50";
const FAR_AROUND = "lat=59.91&lng=10.75&radius_km=200";
const COUNTRY = "bbox=0.85,54,34.66,73.89";
const COUNTY = "bbox=4.2,59.4,8.4,62.2";
const TOWN = "bbox=10.217,59.539,11.275,60.285";
const STREETS = "bbox=10.72,59.9,10.78,59.93";

/** Of each kind of page the ordinary one, and the worst known. */
export const ADDRESSES: readonly string[] = [
  // Each regular series as one card, the nearest first in each day.
  "/",
  `/?${OSLO}`,
  `/?${FAR_AROUND}`,
  `/?${OSLO}&each=1`,
  "/?q=gudstjeneste",
  "/?q=m%C3%B8te",
  "/?q=familie+gudstjeneste+barn",
  "/?q=k",
  `/?q=gudstjeneste&${FAR_AROUND}`,
  `/?q=familie+gudstjeneste&${FAR_AROUND}`,
  `/?q=kammer&${FAR_AROUND}`,
  `/?q=gudstjeneste&${FAR_AROUND}&sort=distance`,
  "/?type=youth,concert",
  "/?fact=wheelchair",
  "/?fact=communion,wheelchair&family=church_of_norway",
  `/?fact=wheelchair,hearing_loop&language=en&${FAR_AROUND}`,
  "/?fact=sign_language",
  `/?q=gudstjeneste&fact=sign_language,streamed&${FAR_AROUND}`,
  `/map.json?${COUNTRY}&fact=wheelchair`,
  `/map.json?${COUNTRY}&fact=wheelchair&family=bedehus&q=m%C3%B8te`,
  `/map.json?${COUNTRY}&q=k`,
  `/map.json?${COUNTY}&fact=communion`,
  `/map.json?${COUNTY}&fact=communion&q=familie+gudstjeneste`,
  `/map.json?${TOWN}&fact=sign_language`,
  `/map.json?${STREETS}&q=gudstjeneste&fact=wheelchair`,
  "/?view=month",
  "/?view=month&fact=wheelchair",
  `/?view=month&${FAR_AROUND}`,
  `/?view=month&q=m%C3%B8te&fact=wheelchair&${FAR_AROUND}`,
  "/?view=month&q=familie+gudstjeneste",
  "/helgen",
  `/helgen?${OSLO}`,
  `/helgen?${FAR_AROUND}`,
  `/helgen?${FAR_AROUND}&type=service`,
  "/organizations",
  "/organizations?county=03",
  "/organizations?family=church_of_norway",
  "/organizations?county=46&family=bedehus&letter=s",
  "/organizations?lat=59.91&lng=10.75",
  "/organizations?q=menighet&family=church_of_norway",
  "/organizations?q=menighet",
  // One word that is meant, some that mean nothing, and parts of common words in an order that is nowhere.
  "/?q=gudstjenesste",
  `/?q=ungdmoskveld&${FAR_AROUND}`,
  "/?q=finnesikke+hellerikke+tullball",
  "/?q=stekonsertgud",
  `/map.json?${COUNTRY}&q=gudstjenesste`,
  "/suggestions.json?q=ko",
  "/suggestions.json?q=men",
  "/suggestions.json?q=gudstj",
  "/suggestions.json?q=familie+s",
  "/suggestions.json?q=m+k",
];
