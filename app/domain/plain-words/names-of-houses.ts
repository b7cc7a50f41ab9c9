import { namedIn } from "~/domain/values";
import { wordKey } from "./words";

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(wordKey));

/** What stands after the name of a place in the name of a house or a congregation: "Sagene kirke". */
export const HOUSES = set(`
kirke kirka kirken kyrkje kyrkja kirkes kjerka kjerke kjørka kyrka kjyrkja kapell kapellet menighet menigheten menigheit menighetshus menighetssenter kyrkjelyd
kyrkjelyden sokn sogn bedehus bedehuset domkirke domkirken domkyrkje domkyrkja frikirke frikyrkje misjonskirke misjonshus
pinsemenighet pinsekirke baptistmenighet metodistkirke kloster kulturhus samfunnshus arena skole skule leirsted
kirkesenter kirkesenteret menighetsheim grendehus grendehuset stavkirke stavkirken stavkyrkje stavkyrkja katedral katedralen
church chapel cathedral parish`);

/** Towns whose names are other words too. Alone, or after "i" or "på", they are towns. */
export const COMMON_NAMES = set(`
nes vik bø bo sand sande moss os hell time hole fjord grane heim ski stad strand stranda tau as ås ål vang berg lund sund
haug hov nord sel rena frei gran lom hol tana bru dal eid elv fet foss hav hus kil lia li lo mo moen mør nese ness nor
ok ra re rød rom ros rør sem sentrum skog sol stein sten sundet vang vega vest øst sør øy øya bygd bygda torg torget hamn
havn haven hamna fjell fjellet sal tun tunet gard gård kirkebygda prestebakke kor sang svene flå fall fan frihet håp
mai juli fest lunde lunden hauge hagen bakken myra moa åsen lia enga dalen elva vatnet høst kongshavn gol lier borg lande
alle liv rosa rosenlund dokka otta lena roa mona bø vågå voll vollen nesset holm holmen skar lagunen
tro paradis runde stol sto reine kapp drag helle ask his bud napp plassen hopen fet lister land lade kampen kroken hinna tasta løren bjørndal
bjørndalen haugerud grønland ryen teisen`);

/** Of them, what people also write of gatherings: beside other words they are no town. */
export const PLAIN_WORDS = set(
  "sang kor håp fest høst alle liv mai juli time fan frihet sol rosa hus torget tro paradis runde stol fet lister land lade",
);

/** The word by which events for this age are found. */
export function ageWord(age: number): string {
  if (age < 3) return "småbarn";
  if (age < 13) return "barn";
  return age < 20 ? "ungdom" : age >= 60 ? "eldre" : "voksne";
}

/** Houses that are known by a name of their own, and the key of their town. */
export const TOWNS_OF_HOUSES: Readonly<Record<string, string>> = Object.fromEntries(
  namedIn(`
trondheim: nidarosdomen, nidaros cathedral; tromso: ishavskatedralen, arctic cathedral; alta: nordlyskatedralen;
bergen: mariakirken, korskirken, grieghallen; hamar: hamardomen; kabelvag: lofotkatedralen; oslo: trefoldighetskirken, jakobkirken;
notodden: heddal stavkirke; bodo: bodin kirke, bodin kjerka; drammen: bragernes kirke, bragernes kyrkje, stromso kirke;
bergen: fana kirke, fana kyrkje, storetveit kirke; lillestrom: skedsmo kirke; sandnes: gand kirke; fredrikstad: glemmen kirke; vik i sogn: hopperstad stavkirke; laerdal: borgund stavkirke; luster: urnes stavkirke
`),
);
