import { Info } from "lucide-react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Door } from "~/components/intake/door";
import type { IntakeAnswer } from "~/components/intake/intake-answer";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Notice } from "~/components/ui/notice";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import type { Reading } from "~/domain/site/reading";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsForm } from "~/views/calendars/answers";
import type { CalendarsView, FlashView } from "~/views/calendars/calendars";
import { AddCalendarForm } from "./add-calendar-form";
import { CalendarCard } from "./calendar-card";
import { CalendarGuides } from "./calendar-guides";
import { SameCalendar } from "./same-calendar";
import { useProblemTexts } from "./use-calendar-answer";

function CalendarFlash({ flash: { isFailure, lines } }: { flash: FlashView }) {
  return (
    <div className="mb-5">
      <Notice tone={isFailure ? "refused" : "done"}>
        {lines.map((line, index) => (
          <p key={line} className={index === 0 ? "font-semibold" : "font-normal"}>
            {line}
          </p>
        ))}
      </Notice>
    </div>
  );
}

interface Props {
  view: CalendarsView;
  canWrite: boolean;
  answer: CalendarsForm | null;
}

function CalendarList({ view: { calendars, runs }, canWrite, answer }: Props) {
  const m = useMessages(calendarSyncMessages);
  if (calendars.length === 0) return <EmptyState title={m.empty} text={m.emptyText} />;
  return (
    <section aria-labelledby="calendars">
      <h2 id="calendars" className="mb-3 text-title">
        {m.page.title}
      </h2>
      <ul className="flex flex-col gap-4">
        {calendars.map((calendar) => (
          <CalendarCard
            key={calendar.id}
            calendar={calendar}
            runs={runs?.of === calendar.id ? runs.list : null}
            canWrite={canWrite}
            answer={answer}
          />
        ))}
      </ul>
    </section>
  );
}

interface PageView extends CalendarsView {
  organizer: string;
  mayWrite: boolean;
  /** For those who may write. */
  guides: Reading | null;
  isSuperadmin: boolean;
}

export function CalendarsPage({
  view,
  answer: given,
}: {
  view: PageView;
  answer: CalendarsForm | IntakeAnswer | undefined;
}) {
  const m = useMessages(calendarSyncMessages);
  const brought = given && "why" in given ? given : undefined;
  const form = given && !("why" in given) ? given : null;
  const returned = useFormAnswer(form);
  const problems = useProblemTexts(form?.intent ?? "");
  return (
    <>
      <ToDashboard />
      <h1 className="text-title min-[22rem]:text-section sm:text-page lg:text-display">{m.heading}</h1>
      <p className="mt-2 mb-6 max-w-3xl text-lead text-ink-soft">{m.intro(view.organizer)}</p>
      {view.isSuperadmin && <AdminNote organizer={view.organizer} />}
      {view.flash && !given && <CalendarFlash flash={view.flash} />}
      <div className="mb-5 empty:hidden">
        <FormProblems form={returned} problems={problems} />
      </div>
      {form?.changed ? (
        <ChangedMeanwhileForm view={form.changed} />
      ) : (
        <Calendars view={view} form={form} brought={brought} />
      )}
    </>
  );
}

function Calendars({
  view,
  form,
  brought,
}: {
  view: PageView;
  form: CalendarsForm | null;
  brought: IntakeAnswer | undefined;
}) {
  const m = useMessages(calendarSyncMessages);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-8">
        {view.mayWrite && !form?.same && <Door answer={brought} />}
        {form?.same && <SameCalendar same={form.same} />}
        <CalendarList view={view} canWrite={view.mayWrite} answer={form} />
        {view.mayWrite && !form?.same && <AddCalendarForm answer={form} />}
      </div>
      {view.guides ? (
        <CalendarGuides guides={view.guides} />
      ) : (
        <p className="rounded-field bg-sunk px-4 py-3">{m.onlyLooking}</p>
      )}
    </div>
  );
}

function AdminNote({ organizer }: { organizer: string }) {
  const m = useMessages(calendarSyncMessages);
  return (
    <p className="mb-5 flex gap-3 rounded-field bg-conference-tint px-4 py-3 text-conference">
      <Info aria-hidden="true" className="mt-0.5" />
      <span>
        {`${m.adminNote} ${m.managing} `}
        <strong className="font-semibold">{organizer}</strong>
        {"."}
      </span>
    </p>
  );
}

/** For a superadmin who named an organizer that does not exist. */
export function NoOrganization() {
  const m = useMessages(calendarSyncMessages);
  return (
    <>
      <h1 className="pt-4 text-title min-[22rem]:text-section sm:text-page lg:text-display">{m.heading}</h1>
      <EmptyState title={m.noOrganization} text={m.noOrganizationText}>
        <ButtonLink to="/admin/organizers">{m.chooseOrganization}</ButtonLink>
      </EmptyState>
    </>
  );
}
