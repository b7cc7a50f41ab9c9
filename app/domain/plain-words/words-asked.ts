import { DAYTIME, EVENING, hoursFrom, type Lexicon } from "./lexicon";
import { seasonFrom } from "./seasons";
import { meaningsNamed, partsOfDay } from "./words-of-time";

/** Of days and hours that nobody tells an event by: sentences that ask know them, lines that tell do not. */
export const WORDS_ASKED: Lexicon = [
  ["midt i uka,midt i uken,midtuke,midt i veka,midweek,mid week", { as: "workdays", days: [1, 2, 3] }],
  ["tidlig i uka,tidlig i uken,tidleg i veka,early in the week", { as: "workdays", days: [0, 1] }],
  ["sent i uka,slutten av uka,sent i uken,slutten av uken,slutten av veka", { as: "workdays", days: [3, 4] }],
  [
    `første halvdel av,fyrste halvdel av,starten av,begynnelsen av,første del av,tidlig i,tidleg i,byrjinga av,
    first half of,beginning of,early`,
    { as: "share", share: [0, 0.5] },
  ],
  [
    `andre halvdel av,annen halvdel av,siste halvdel av,siste del av,slutten av,sent i,seint i,second half of,end of,
    late`,
    { as: "share", share: [0.5, 1] },
  ],
  ["midten av,midt i,midt på,mid,middle of", { as: "share", share: [0.3, 0.7] }],
  [
    `hverdagskveld,hverdagskvelder,hverdagskveldene,ukekvelder,kvardagskveld,kvardagskveldar,weekday evening,
    weekday evenings,weeknights`,
    { as: "workdays", hours: EVENING },
  ],
  ...meaningsNamed("relation", {
    later: "eller senere,eller seinere,eller seinare,og senere,og seinare,og utover,or later,and later,onwards",
    earlier: "eller før,eller tidligere,eller tidlegare,or earlier,or before",
    instead: `nei,nei vent,eller nei,eller nei vent,nei forresten,eller forresten,eller rettere sagt,rettere sagt,eller heller,
      jeg mener,eg meiner,rettare sagt,i mean,or rather,wait no,no wait`,
    ahead: "frem i tid,fram i tid,fremover,framover,frem,fram,ahead,from now",
  }),
  ...partsOfDay([
    ["sent,seint,sent på kvelden,seint på kvelden,late evening,late in the evening", hoursFrom(21, 23)],
    ["tidlig på kvelden,tidleg på kvelden,early evening", hoursFrom(17, 19)],
    ["dagtid,på dagtid,om dagen,på dagen,i skoletida,i skoletiden,i arbeidstida,daytime,during the day", DAYTIME],
    ["før jobb", hoursFrom(6, 8)],
    ["midt på dagen,lunsjtid,i lunsjen,i lunsjtiden,i lunsjtida,i lunsjpausen,lunchtime,at lunch", hoursFrom(11, 13)],
    ["etter skoletid,etter skolen,etter skuletid,etter skulen,after school", hoursFrom(13, 17)],
    ["etter jobb,etter jobben,etter arbeidstid,after work", hoursFrom(16, 21)],
  ]),
  [
    "ettervinter,ettervinteren,seinvinter,seinvinteren,senvinteren,vårvinteren",
    { as: "season", season: seasonFrom([2, 1], [3, 31]) },
  ],
  ["forsommer,forsommeren,forsommaren", { as: "season", season: seasonFrom([5, 15], [6, 30]) }],
  [
    "ettersommer,ettersommeren,ettersommaren,sensommer,sensommeren,seinsommeren,skolestart",
    { as: "season", season: seasonFrom([8, 1], [9, 15]) },
  ],
  [
    "nær,i nærheten av,omkring,over,i nærleiken av,kring,attmed,ikke langt fra,ikkje langt frå,not far from,near,close to",
    { as: "in" },
  ],
];
