"""Reads calendars with icalendar and dateutil; JSON list of texts in, JSON list of lists of occurrences out."""
import json
import sys
from datetime import date, datetime, timezone
from io import StringIO

from dateutil import rrule, tz
from icalendar import Calendar

FAR = datetime(2028, 12, 31)


def listed(value):
    return value if isinstance(value, list) else [] if value is None else [value]


def moment(value, zone):
    """A time in the file's own description of its zone; a day stays a day."""
    if not isinstance(value, datetime):
        return value
    if value.tzinfo is None or value.utcoffset() is None:
        raise ValueError("a floating time")
    is_utc = str(value.tzinfo) == "UTC"
    return value.replace(tzinfo=timezone.utc if is_utc else zone)


def text_of(value):
    if not isinstance(value, datetime):
        return value.isoformat()
    return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def shown(event, start, length):
    end = None if length is None else start + length if not isinstance(start, datetime) else (start.astimezone(timezone.utc) + length)
    return {
        "start": text_of(start),
        "end": None if end is None else text_of(end),
        "title": str(event["summary"]),
        "isCancelled": str(event["status"]) == "CANCELLED",
        "description": str(event.get("description", "")),
        "location": str(event.get("location", "")),
    }


def length_of(event, zone):
    start = moment(event["dtstart"].dt, zone)
    if "dtend" not in event:
        return None
    end = moment(event["dtend"].dt, zone)
    if isinstance(start, datetime):
        return end.astimezone(timezone.utc) - start.astimezone(timezone.utc)
    return end - start


def starts_of(event, zone):
    start = moment(event["dtstart"].dt, zone)
    if "rrule" not in event:
        return [start]
    text = event["rrule"].to_ical().decode()
    is_day = not isinstance(start, datetime)
    first = datetime(start.year, start.month, start.day) if is_day else start
    found = list(rrule.rrulestr(text, dtstart=first))
    left_out = [moment(d.dt, zone) for part in listed(event.get("exdate")) for d in part.dts]
    if is_day:
        found = [f.date() for f in found]
    return [f for f in found if f not in left_out]


def read(text):
    calendar = Calendar.from_ical(text)
    has_zone = "BEGIN:VTIMEZONE" in text
    zone = tz.tzical(StringIO(text.replace("\r\n", "\n"))).get("Europe/Oslo") if has_zone else None
    events = calendar.walk("VEVENT")
    changes = {}
    for event in events:
        if "recurrence-id" in event:
            key = (str(event["uid"]), text_of(moment(event["recurrence-id"].dt, zone)))
            changes[key] = event
    found = []
    for event in events:
        if "recurrence-id" in event:
            continue
        for start in starts_of(event, zone):
            change = changes.pop((str(event["uid"]), text_of(start)), None) if "rrule" in event else None
            if change is None:
                found.append(shown(event, start, length_of(event, zone)))
            else:
                found.append(shown(change, moment(change["dtstart"].dt, zone), length_of(change, zone)))
    if changes:
        raise ValueError("changes of no date: %s" % list(changes))
    return found


json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
