import type { HealthCheck, HealthUnit } from "~/domain/site/health";

const amounts: Record<HealthUnit, (n: number) => string> = {
  number: (n) => String(n),
  minutes: (n) => `${n} min`,
  hours: (n) => (n === 1 ? "1 time" : `${n} timer`),
  percent: (n) => `${n} %`,
};

const checks: Record<HealthCheck, { title: string; advice: string }> = {
  search: {
    title: "Arrangementer som søket ikke finner, av hundre",
    advice: "Kjør npm run admin -- reindex --remote.",
  },
  oldest_mail: {
    title: "Ventetid for den eldste e-posten",
    advice: "Se under «Feilsøking», «E-post» om e-posttjenesten svarer, og om dagens kvote er brukt opp.",
  },
  failed_mails: {
    title: "E-poster gitt opp det siste døgnet",
    advice: "Koden under «Feilsøking», «E-post» sier hva e-posttjenesten ikke godtok.",
  },
  dead_jobs: {
    title: "Oppgaver gitt opp det siste døgnet",
    advice: "De står nederst på siden. Finn feilen i loggen, og send dem på nytt.",
  },
  minutely_cron: {
    title: "Tid siden minuttjobben ble ferdig",
    advice: "Se i loggen om den svikter, og hos Cloudflare om den er satt opp.",
  },
  quarterly_cron: {
    title: "Tid siden kvarterjobben ble ferdig",
    advice: "Se i loggen om den svikter, og hos Cloudflare om den er satt opp.",
  },
  failing_sources: {
    title: "Kalendere som svikter",
    advice: "Se under «Kalendere» hva de har til felles: en tjeneste som er nede, eller vår egen lesing.",
  },
  backup: {
    title: "Alder på den siste sikkerhetskopien",
    advice: "Kjør npm run admin -- backup --remote, og se i loggen hvorfor natten ikke laget en.",
  },
};

export const healthMessages = {
  title: "Drift",
  description: "Om Samling virker som det skal.",
  intro: "Om Samling virker som det skal. Den som driver Samling, får e-post om morgenen når noe her er galt.",
  well: "I orden",
  wrong: "Ikke i orden",
  checks,
  amount: (value: number | null, unit: HealthUnit) => (value === null ? "ikke kjent" : amounts[unit](value)),
  most: (amount: string) => `høyst ${amount}`,
  deadJobs: "Det køen ga opp",
  deadJobsHint: "Oppgaver som ikke lot seg utføre, de 50 siste. De slettes etter en måned.",
  noDeadJobs: "Køen har ikke gitt opp noe.",
  attempts: (n: number) => (n === 1 ? "1 forsøk" : `${n} forsøk`),
  sendAgain: "Send på nytt",
  sendAgainNamed: (id: string) => `Send oppgaven ${id} på nytt`,
  failed: "Kunne ikke sende oppgaven på nytt",
  restored:
    "Databasen er gjenopprettet. Brev og varsler venter til du har sett over at de som har sagt nei, ikke får dem igjen.",
  letGo: "Send brev og varsler igjen",
  flash: {
    letGo: "Brev og varsler sendes igjen.",
    jobSent: "Oppgaven er sendt på nytt.",
    jobNotSent: "Oppgaven er ikke sendt: den er borte, eller kan ikke lenger leses.",
  },
  mail: {
    subject: "Noe på Samling er ikke i orden",
    heading: "Dette er ikke i orden",
    button: "Se driftssiden",
    once: "Vi skriver én gang om dagen, så lenge noe er galt.",
  },
};
