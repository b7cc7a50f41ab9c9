import * as z from "zod";
import { HOST_PARTS } from "~/domain/events/hosts";
import { gatheringBlocks, readGathering, gathering } from "./programmes/programme";

const special = gathering.extend({
  /** From today; negative for what is still running. */
  inDays: z.coerce.number(),
  time: z.string(),
  /** The first word of its organizer's name. */
  stem: z.string(),
  lasts: z.literal("all-day").exactOptional(),
  /** Its text in English as well. */
  english: z.object({ title: z.string(), text: z.string() }).exactOptional(),
  /** Who else holds it, by stem. */
  hosts: z.array(z.tuple([z.string(), z.enum(HOST_PARTS)])).exactOptional(),
});

export type Special = z.infer<typeof special>;

/** As programmes are written; then, each after "+ ", its text in English and who else holds it. */
const specialsIn = (text: string): readonly Special[] => gatheringBlocks(text).map(specialOf);

function specialOf(block: string): Special {
  const [own = "", english, hosts] = block.split("\n+ ");
  const { when, times, ...fields } = readGathering(own);
  const [title, text] = english?.split(" >> ") ?? [];
  return special.parse({
    ...fields,
    inDays: when.split(" ")[1],
    time: times[0],
    ...(english && { english: { title, text } }),
    ...(hosts && { hosts: hosts.split(", ").map((host) => host.split(" ")) }),
  });
}

/** Still running; begun days ago. */
export const RUNNING = specialsIn(`
conference; in -1 days; 17:00; minutes 4200; stem Ravnelia; guest speaker
# konferanse, by
Byen og håpet – konferanse for hele landet
- Tre dager med foredrag, verksteder og bønn om hva kirken kan være i byen. Dagspass selges i våpenhuset, og kveldsmøtene er gratis.

conference; in -2 days; 16:00; minutes 5760; stem Orresund; scene northern-lights
# festival, nord
Nordlysdagene
- Fire døgn med konserter, vandringer og samtaler i mørket og lyset. Programmet ligger på nettsiden og på butikken.

other; in -9 days; 10:00; minutes 57600; stem Svaletun; scene stained-glass
# kunst, utstilling
Lys og glass – utstilling i kirkerommet
- Elever fra kulturskolen viser glassmalerier laget av gjenbrukt glass. Åpent hver dag fra ti til fire.
`);

/** They test the layout, and show what few have. */
export const UNUSUAL = specialsIn(`
concert; in 5 days; 18:00; minutes 120; stem Nøstebakken
# lys, sang
Lysvandring mellom tre kirkerom
- Vi går med fakler fra kirken til bryggene, synger underveis og ender med suppe hos Bryggekanten. Tre menigheter er vertskap.
+ Walk of lights between three churches >> We walk with torches from the church to the wharves, sing on the way, and end with soup at Bryggekanten. Three congregations are your hosts.
+ Bryggekanten place, Tirsdagsbordet partner

other; in 3 days; 16:30; minutes 180; stem Ravnelia
# måltid, fellesskap
Langbord for hele byen
- Ett bord gjennom hele kirkerommet. Ta med en rett fra der du kommer fra; vi dekker på og lager resten.
+ One long table for the whole city >> One table through the whole church. Bring a dish from where you come from; we lay the table and cook the rest.
+ Manyrooms partner, Saltogglød partner

prayer; in 0 days; 23:30; minutes 45; stem Lillemyr; scene candles
# tidebønn
Kompletorium, nattens bønn
- Stillhet, salmer og levende lys inn i det nye døgnet. Kom som du er; ingen spør etter noe.

other; in 2 days; 10:30; minutes 90; stem Vatnetimellom
# frokost
Grensesprengende økumenisk formiddagsfrokost med foredrag, allsang, loddsalg og en aldri så liten hyggestund for hele bygda, hyttefolket og alle som er på gjennomreise
- Frokosten står på bordet til alle er mette. Ta gjerne med noe å dele.

other; in 1 days; 18:00; minutes 90; stem Kvernåsen
# menighetsråd
Menighetsrådsvalgkampavslutningsarrangement
- Kandidatene svarer på spørsmål fra salen. Kaffe.

youth; in 1 days; 20:00; minutes 120; stem Sofakroken
# student, tvil
«Hva nå, da?» – en kveld om tvil 🕯️
- Ta med spørsmålene dine. Vi har ingen svar, men god te.

youth; in 2 days; 19:00; minutes 180; stem Loftetung
# ungdom, pizza
Pizza & prat <3
- Akkurat det tittelen sier.

other; in 3 days; 11:00; minutes 300; stem Heidersro; scene coffee-table
# basar
STORMESSE!!! ALLE TIDERS KAKELOTTERI – HJERTELIG VELKOMMEN
- HUSK KONTANTER. Kortterminalen er på ferie.

prayer; in 4 days; 06:00; minutes 20; stem Lillemyr
#
Laudes
- Morgenbønn.

prayer; in 4 days; 18:00; minutes 45; stem Bálggis; scene lavvo
# nordsamisk
Rohkosboddu čázi luhtte – bønn ved vannet, jieŋa alde ja násttiid vuolde
- Bures boahtin! Vi møtes ved råka. Kle deg godt.

other; in 5 days; 00:00; minutes 1440; stem Tidløsa; place outdoors; lasts all-day
# pilegrim
Pilegrimsdag
- Gå hele dagen eller en time, alene eller sammen. Merket løype fra tunet, kart i postkassen.

other; in 6 days; 12:30; minutes 90; stem Manyrooms
# English
Q&A: “What do Norwegians mean when they say «koselig»?”
- A gentle introduction to waffles, candles and silence.

service; in 7 days; 17:00; minutes 30; stem Kjøkkenbordet; place online
# kort
Ø
- En kort gudstjeneste om en øy.
`);
