import type { Lexicon } from "./lexicon";

const BOKMAL = `
hva skjer,hva sjer,ka sjer,va skjer,hva skjær,hva som skjer,skjer det noe,skjer,finnes,når er,hvor er,hvor,når,jeg leter etter,leter etter,leter,jeg ser etter,
ser etter,jeg vil gå på,vil gå på,gå på,kan man,ønsker,søker,noe for,noe,noen,alle,alt,en,et,ei,den,det,de,som,med,for,og,
om,til,fra,av,hos,har,er,å,vi,jeg,meg,oss,man,mest,min,mitt,neste gang,en gang,ein gong,kunna,kom inn,någe,treffer,treffer jeg folk,treffer jeg noen,møter jeg folk,hvor mye,hvor mye koster,hvor mange,hvor lenge,hvor langt,a,noe å finne på,å finne på,omegn,arrangement,
arrangementer,arrangementene,aktiviteter,aktivitet,tilbud,ting,program,oversikt,kalender,tider,tid,tidspunkt,dato,kan,skal,
må,vil,ville,skulle,kunne,bør,går det an å,det går an å,får,blir,bli,var,være,ha,hadde,vet,gjør,gjøre,passer,begynner,
starter,slutter,holder,holdes,gjerne,lyst,har lyst,har lyst til,lyst til,lyst på,litt,bare,også,snart,heile,hele,sammen,sammen med,selv,ganger,hvem,hvilke,hvilken,
hvordan,men,under,maks,evt,eventuelt,enten,e,æ,ka,nokka,nåkka,noka,førr,te,dokker,dåkker,ska,kæm,korsn,i kirken,i kirka,
i en kirke,i ei kirke,hva,hei,vis meg,finn meg,kommer,seg,ut,lurer på,lurer på om,lurer,finn en,finn et,finn ei,leite,leite etter,leiter,leiter etter,mæ,vanlig,ordinær,nån,nåen,lura,
lura på,lura på om,d,jæ,kor e,kor e det,finne på,å finne på med,finne på med,feire,han,ham,hun,henne,hans,hennes,du,deg,din,
ditt,dere,dem,sin,sitt,mine,våre,vår familie,i nærheten,i nærheta,i nerheten,nær meg,i nærheten av meg,nærmeste,her,
der jeg bor,i nabolaget,norge,i norge,kommune,kommunen,sentrum,i byen,i bygda,på hytta,spiller,ta med,gå,
hvor som helst,når som helst,etterpå,treng,trenger,et sted,en plass,sted,husk,heller,både,taler,prater,snakker,
preker,vise meg,vise oss,møte opp,møt opp,dukke opp,folk,jeg er ny,ny her,høyst,inntil,dyrere enn,billigere enn,mindre enn,
mer enn,dyrt,langt,langt fra,langt unna,bydel,i kirkene,i kirker,i kjerka,i kjørka,hvilke kirker,dvs,feks,f eks,osv,mvh,nåke,nåkke,
nokke,heisann,hallo,god dag,hei hei,nettopp,flytta,flyttet,for å studere,studere,helst,aller helst,spæll,spælle,spæller,da,
oppstart,man ta med,jeg ta med,vi ta med,tar,tar inn,tar opp,tar imot,alene,sammen med andre,med andre,tar inn nye,tar opp nye,tar imot nye,noe sånt,noe slikt,noe lignende,noe liknende,sånt,åssen,åssen dag,
hvilken dag,hva dag,hvilke dager,hver dag,hver eneste dag,daglig,nye i norge,ny i norge,midt,området,området rundt,distriktet,regionen,
traktene,alt sammen,tips,tips til,forslag,anbefal,anbefale,være med,være med i,bli med,bli med i,bli med på,delta,delta i,delta på,
synes,tror,tenker,tenkte,håper,vurderer,interessert,interessert i,aktuelt,passe,nærområdet,datteren min,dattera mi,sønnen min,min datter,min sønn,kona mi,mannen min,barna mine,barnet mitt,jenta mi,gutten min,
foreldrene mine,ved kirka,ved kirken,ved kyrkja,gøy,moro,artig,fint,hyggelig,
koselig,kjekt,spennende,på gang,noen gang,så,foregår,ja,jo,mente,meinte,vårt,postnummer,postnr,glad,glad i,koster,hver uke,hver måned,
ukentlig,månedlig,jevnlig,regelmessig,kjøretur,kjøring,kjøreavstand,halvtimes kjøretur,times kjøretur,kort kjøretur,okke,okken,åkke,ke,
kem,kossen,ka tid,okke tid,hva tid,hvilken tid,når på,si meg,si meg om,si oss,si oss om,fortell meg,lure på,lure på om,lurte på,lurte på om,
komme,komme inn,komme inn på,kommer inn,melde seg på,melde meg på,melde oss på,melder man seg på,melder jeg meg på,melde på,er ensom,føler meg ensom,ensom,treffe folk,
treffe andre,treffe noen,treffe nye folk,møte folk,møte nye folk,bli kjent,bli kjent med folk,få venner,få nye venner,på bygda,på landet,få,mulig,mulig å få,er det mulig,er det mulig å få,koss,koss tid,dokke,dokk,datoer,hjemmefra,se hjemmefra,er nye,er ny,
jeg er ny i byen,ny i byen,er nyinnflyttet,nyinnflyttet,turister,turist,hvis,dersom,hvor finner,kor finner,varer,trengs,vært,idk,yo,lol,chill,bffen,greit,går det greit,tidligst,senest,seinest,for der,heter,på besøk,på ferie`;

const NYNORSK = `
ka skjer,kaskjer,noke som skjer,noko som skjer,noko å gjere,noko å finne på,hender,finst,kvar er,kvar,eg leitar etter,har hug,har hug til,hug til,
leitar etter,eg ser etter,noko,nokon,nokre,ein,eit,dei,frå,eg,oss,me,vil,åt,skal,må,kan,kunne,skulle,vere,vera,blir,vert,
korleis,kven,kor kan,kor mykje,kor mykje kostar,kor mange,kor lenge,kor langt,kor mye,kor mye koste,kor kan eg,kor kan vi,kor skal,kor er,kor er det,kor finn,kor finn eg,kor går,finn ein,finn eit,saman,gjerne,snart,byrjar,høver,heile,i kyrkja,i ei kyrkje,anten,kva,kjem,koma,kome,vanleg,sitja,sitje,
aktivitetar,tilbod,i nærleiken,noreg,i noreg,speler,
ein stad,ein plass,stad å vere,hugs,nåko,talar,snakkar,dyrare enn,billegare enn,meir enn,dykk,i kyrkjene,kva kyrkjer,helst,flytta,kva dag,kvar dag,dagleg,noko slikt,noko liknande,noko sånt,
tek inn,tek opp,tek imot,på gong,kor tid,kva tid,kvar veke,kvar månad,vekentleg,månadleg,kostar,åleine,saman med andre,området,bli med,vere med,vere med i,dotter mi,dottera mi,sonen min,guten min,ungane mine,tenkjer,tenkte,håpar,interessert i,sei meg,
so,so mykje,so gjerne,heiter,viss,tidlegast,trengst,melde seg på,er einsam,einsam,møte folk,treffe folk,bli kjend,bli kjend med folk,få vener,få nye vener,mogleg,mogleg å få,er det mogleg,er det mogleg å få,finn eg,dokkar,datoar,heimefrå,sjå heimefrå,på bygda,på landet,ny i bygda,på vitjing`;

const ENGLISH = `
what is on,whats on,what is happening,whats happening,what happens,is there,are there,where,when,looking for,i am looking for,
im looking for,i want to go to,i want,where can i go to,where can i go,find,any,anything,something,things,things to do,all,
the,a,an,with,for,of,and,to,my,me,events,event,activities,activity,happenings,near me,nearby,close to me,around here,norway,
in norway,can,can i,could,do,does,go,join,have,has,is,are,be,will,this is,who,which,how,some,our,we,i,you,us,speaking,place,
places,somewhere,what,either,but,nor,any day,any time,open,regular,ordinary,in church,in the church,in a church,
please,anywhere,afterwards,need,people,show me,cheaper than,less than,more than,which churches,hello,area,region,what day,which day,every day,daily,something like that,
preferably,ideally,just moved to,just moved,my daughter,my son,my wife,my husband,my mother,my father,my parents,join in,take part,interested in,id like,id like to,would like,would like to,recommend,fun,nice,going on,postcode,post code,zip code,every week,every month,weekly,monthly,what time,how much,how much is,how much does,how many,how long,yes,
i am new,im new,new here,new in town,new in norway,new to norway,want,want to,i am lonely,im lonely,lonely,meet people,meet new people,
meet others,meet friends,make friends,get to know people,my age,people my age,tourists,tourist,visiting,just visiting,on holiday,on vacation,tell me,if,it,see,inside,
wonder,wondering,i wonder if,sign up,register,possible,dates,starting,from home,watch from home`;

const FURTHER = `
auf,der,die,das,los,las,el,la,en,con,y,para,для,dla,este,esta,próximo,próxima,hay,und,im,am,mit,für,ist,gibt es,po,we,na,gdzie,jest,kiedy,на,де,коли,girku,kirkossa`;

/** Words that say nothing of what is asked for. */
export const SMALL_WORDS: Lexicon = [
  ...[BOKMAL, NYNORSK, ENGLISH, FURTHER].map((words) => [words, { as: "small" }] as const),
  [
    `under hundrelappen,under en hundrelapp,under hundre kroner,under hundre,billigste,billigst,rimeligste,rimeligst,billegaste,
    billegast,rimelegaste,cheapest,beste,finaste,fineste,største,flotteste,the best,biggest`,
    { as: "small", isUnread: true },
  ],
];
