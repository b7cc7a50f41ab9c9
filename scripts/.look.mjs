import { chromium } from "playwright-core";
import sharp from "sharp";
const base="http://localhost:8898";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const shots=[];
async function ctx(device,scheme){return b.newContext({...(device==="phone"?{viewport:{width:390,height:844},isMobile:true,hasTouch:true,deviceScaleFactor:1}:{viewport:{width:1280,height:800}}),colorScheme:scheme,locale:"nb-NO",baseURL:base});}
async function login(p){await p.goto("/login");await p.getByLabel("E-post").first().fill("post@nostebakken.example");await p.getByLabel("Passord",{exact:true}).fill("samling-demo");await p.getByRole("button",{name:/^Logg inn/}).first().click();await p.waitForURL(/dashboard|\/$/);}
const [device="phone",scheme="light"]=process.argv.slice(2);
const c=await ctx(device,scheme);const p=await c.newPage();await login(p);
const shot=async(n)=>{await p.waitForTimeout(300);await p.screenshot({path:`/tmp/look/${device}-${scheme}-${n}.png`,fullPage:true});};
await p.goto("/dashboard");await shot("dash");
await p.locator("summary",{hasText:"Hent inn arrangementer"}).click();await shot("dash-open");
const T=`Program våren 2027\nHver torsdag kl. 17.00-18.30 Torsdagsklubb fra 7. januar 2027 til 28. januar 2027\nSøndag 14. februar kl. 11.00 Familiegudstjeneste i Nøstebakken kirke\nOnsdag 17. februar kl 7 Morgenbønn\nTorsdag 18. februar kl. 19 Styremøte`;
await p.getByLabel("Lenke eller tekst").fill(T);await p.getByRole("button",{name:"Se hva vi forstår"}).click();await p.getByRole("heading",{level:1,name:/^Dette forsto/}).waitFor();await shot("review");
await p.getByRole("button",{name:"Publiser",exact:true}).click();await p.getByText(/er publisert/).first().waitFor();await shot("published");const u=p.url();
await p.goto("/dashboard/intake");await p.getByLabel("Lenke eller tekst").fill(T.replace("11.00","11.30"));await p.getByRole("button",{name:"Se hva vi forstår"}).click();await p.getByRole("heading",{level:1,name:/^Dette forsto/}).waitFor();await shot("review2");
await p.getByRole("button",{name:"Slå sammen"}).last().click();await p.getByText("Blir slått sammen").waitFor();await shot("review3");
await p.locator("summary",{hasText:"Forkast"}).click();await p.getByRole("button",{name:"Forkast alt"}).click();await p.waitForTimeout(500);
await p.goto(u);await p.getByRole("button",{name:"Angre publiseringen"}).click();await p.waitForTimeout(800);
await p.goto("/dashboard/calendar-sync");await shot("cal");
for(const [n,a] of [["kilder","/kilder"]]){await p.goto(a);await shot(n);}
await b.close();
