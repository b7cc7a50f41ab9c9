import type { HealthUnit } from "~/domain/site/health";

const amounts: Record<HealthUnit, (n: number) => string> = {
  number: (n) => String(n),
  minutes: (n) => `${n} min`,
  hours: (n) => (n === 1 ? "1 time" : `${n} timar`),
  percent: (n) => `${n} %`,
};

const checks = {
  search: {
    title: "Arrangement som søket ikkje finn, av hundre",
    advice: "Køyr npm run admin -- reindex --remote.",
  },
  oldest_mail: {
    title: "Ventetid for den eldste e-posten",
    advice: "Sjå under «Feilsøking», «E-post» om e-posttenesta svarar, og om kvoten for dagen er brukt opp.",
  },
  failed_mails: {
    title: "E-postar gjevne opp det siste døgnet",
    advice: "Koden under «Feilsøking», «E-post» seier kva e-posttenesta ikkje godtok.",
  },
  dead_jobs: {
    title: "Oppgåver gjevne opp det siste døgnet",
    advice: "Dei står nedst på sida. Finn feilen i loggen, og send dei på nytt.",
  },
  minutely_cron: {
    title: "Tid sidan minuttjobben blei ferdig",
    advice: "Sjå i loggen om han sviktar, og hos Cloudflare om han er sett opp.",
  },
  quarterly_cron: {
    title: "Tid sidan kvarterjobben blei ferdig",
    advice: "Sjå i loggen om han sviktar, og hos Cloudflare om han er sett opp.",
  },
  failing_sources: {
    title: "Kalendrar som sviktar",
    advice: "Sjå under «Kalendrar» kva dei har til felles: ei teneste som er nede, eller vår eiga lesing.",
  },
  backup: {
    title: "Alder på den siste tryggingskopien",
    advice: "Køyr npm run admin -- backup --remote, og sjå i loggen kvifor natta ikkje laga ein.",
  },
};

export const healthMessages = {
  title: "Drift",
  description: "Om Samling verkar som det skal.",
  intro: "Om Samling verkar som det skal. Den som driv Samling, får e-post om morgonen når noko her er gale.",
  well: "I orden",
  wrong: "Ikkje i orden",
  checks,
  amount: (value: number | null, unit: HealthUnit) => (value === null ? "ikkje kjent" : amounts[unit](value)),
  most: (amount: string) => `høgst ${amount}`,
  deadJobs: "Det køen gav opp",
  deadJobsHint: "Oppgåver som ikkje lét seg utføre, dei 50 siste. Dei blir sletta etter ein månad.",
  noDeadJobs: "Køen har ikkje gjeve opp noko.",
  attempts: (n: number) => (n === 1 ? "1 forsøk" : `${n} forsøk`),
  sendAgain: "Send på nytt",
  sendAgainNamed: (id: string) => `Send oppgåva ${id} på nytt`,
  failed: "Kunne ikkje sende oppgåva på nytt",
  restored:
    "Databasen er gjenoppretta. Brev og varsel ventar til du har sett over at dei som har sagt nei, ikkje får dei igjen.",
  letGo: "Send brev og varsel igjen",
  flash: {
    letGo: "Brev og varsel blir sende igjen.",
    jobSent: "Oppgåva er send på nytt.",
    jobNotSent: "Oppgåva er ikkje send: ho er borte, eller kan ikkje lenger lesast.",
  },
  mail: {
    subject: "Noko på Samling er ikkje i orden",
    heading: "Dette er ikkje i orden",
    button: "Sjå driftssida",
    once: "Vi skriv éin gong om dagen, så lenge noko er gale.",
  },
};
