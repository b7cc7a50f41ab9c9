import { Link } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import { useMessages } from "~/i18n/use-messages";

/** To the steps by which a calendar is made public. */
export function CalendarGuide() {
  const { calendarGuide } = useMessages(intakeMessages);
  return (
    <Link to="/dashboard/calendar-sync#guides" className="inline-flex min-h-11 items-center font-semibold underline">
      {calendarGuide}
    </Link>
  );
}
