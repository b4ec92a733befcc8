/** An event for a calendar. */
export interface CalendarEvent {
  id: string;
  start: Date;
  minutes: number;
  title: string;
  url: string;
}

const formatUtc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** Escapes a text as RFC 5545 asks. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** Formats an event as an iCalendar file (RFC 5545), with a reminder a quarter of an hour before. */
export function formatCalendarEvent({ id, start, minutes, title, url }: CalendarEvent): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Huizhi//Demand//ZH",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${formatUtc(start)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    "TRIGGER:-PT15M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
