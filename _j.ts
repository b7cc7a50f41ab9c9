import { readFileSync } from "node:fs";
import { judgeLine, judgeText, TOLD_AT } from "#test/support/told/judge";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { readProgramme } from "~/domain/intake/programme/read-programme";
let f=0,w=0,s=0;
for (const t of JSON.parse(readFileSync("/tmp/s/texts3.json","utf8"))) {
  const v = judgeText(readProgramme(t.text, TOLD_AT), t);
  f+=v.found; w+=v.wanted; s+=v.sureAndWrong.length;
  if (v.missing.length||v.sureAndWrong.length) console.log(`## ${t.name}: missing ${v.missing.join("; ")}${v.sureAndWrong.length? " SURE "+v.sureAndWrong.join("; "):""}`);
}
console.log("texts", f, w, s);
let r=0,n=0,sw=0;
for (const {text,right} of JSON.parse(readFileSync("/tmp/s/lines3.json","utf8"))) {
  const v = judgeLine(readOneLine(text, {now:TOLD_AT, places:[]}), {title:"",start:null,end:null,date:null,endDate:null,place:null,repeats:null,...right});
  n++; if (v.isRight) r++; if (v.sureAndWrong.length) sw++;
  if (!v.isRight) console.log(`${v.sureAndWrong.length?"SURE ":""}«${text}»: ${v.wrong.join("; ")}`);
}
console.log("lines", r, n, sw);
