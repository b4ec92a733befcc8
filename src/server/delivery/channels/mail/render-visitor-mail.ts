import { toChinaDay } from "#domain/day.ts";
import { formatDemandHref } from "#domain/demand/format-demand-href.ts";
import { formatDemandDates } from "#domain/demand/format-demand-dates.ts";
import {
  formatBudgetOfKind,
  getContactOptionName,
  getEventTypeName,
  getNeedName,
  type Locale,
} from "#domain/demand/demand-option.ts";
import { getLayoutName } from "#domain/demand/list-demand-slots.ts";
import { formatNumber } from "#domain/format.ts";
import { layouts } from "#domain/space/layouts.ts";
import { visitorMailEn } from "#texts/delivery/visitor-mail.en.ts";
import { visitorMailZh, type VisitorMailTexts } from "#texts/delivery/visitor-mail.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { Fact } from "../../channel.ts";
import { toOneLine } from "../../message/clean-text.ts";
import type { DescribedDemand } from "../../message/described-demand.ts";
import { formatMoment } from "../../message/format-moment.ts";
import { type BodyReader, readBody } from "../../message/read-body.ts";
import type { MailContent } from "./create-mailer.ts";
import { escapeHtml, renderDocument, renderFacts, renderParagraph } from "./render-document.ts";

const join = (names: readonly string[], texts: VisitorMailTexts) => toOneLine(names.join(texts.separator));

/** The most that is to be spent, with what it is for. */
function formatUpTo(read: BodyReader, locale: Locale, texts: VisitorMailTexts): string | undefined {
  const budget = Number(read.text("budget"));
  const amount = formatBudgetOfKind(budget, read.text("budgetKind"), locale);
  return budget > 0 ? fillTemplate(texts.upTo, { amount }) : undefined;
}

/**
 * Lists what was sent. Names, company and remarks are left out: anybody can enter the address of somebody else, who
 * should not get free text from a stranger in our name.
 */
function listFacts(demand: DescribedDemand, locale: Locale, now: Date, texts: VisitorMailTexts): Fact[] {
  const { stored, cityName, cityNameEn, venues, spaces } = demand;
  const read = readBody(stored.body);
  const count = (value: number | undefined, template: string) =>
    value === undefined ? "" : fillTemplate(template, { n: formatNumber(value) });
  const layout = layouts.find(({ key }) => key === read.text("layout"));
  const dates = {
    startDate: read.text("startDate"),
    endDate: read.text("endDate"),
    dateFlexible: read.flag("dateFlexible"),
    alternativeDates: read.list("alternativeDates"),
  };
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [texts.reference, stored.reference],
    [texts.eventType, getEventTypeName(read.text("eventType"), locale)],
    [texts.dates, formatDemandDates(dates, locale, toChinaDay(now))],
    [texts.days, count(read.number("days"), texts.dayCount)],
    [texts.people, count(read.number("people"), texts.peopleCount)],
    [texts.layout, layout && getLayoutName(layout.key, locale)],
    [texts.city, locale === "en" ? cityNameEn : cityName],
    [texts.budget, formatUpTo(read, locale, texts)],
    [texts.contactBy, getContactOptionName(read.text("contactBy"), locale)],
    [texts.guestRooms, count(read.number("guestRooms"), texts.roomCount)],
    [
      texts.needs,
      join(
        read.list("needs").flatMap((need) => getNeedName(need, locale) ?? []),
        texts,
      ),
    ],
    [
      texts.venues,
      join(
        venues.map((venue) => (locale === "en" ? venue.nameEn : undefined) ?? venue.name),
        texts,
      ),
    ],
    [
      texts.spaces,
      join(
        spaces.map(({ name }) => name),
        texts,
      ),
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? { label, value } : []));
}

/** Returns by when and how the visitor is contacted, as the visitor wants it. */
function getReceived({ stored }: DescribedDemand, texts: VisitorMailTexts): string {
  const byOption: Partial<Record<string, string>> = {
    later: texts.receivedForLater,
    wechat: texts.receivedForWechat,
    text: texts.receivedForText,
  };
  return byOption[readBody(stored.body).text("contactBy")] ?? texts.received;
}

function renderLink(url: string, label: string): string {
  const style =
    "display:inline-block;padding:9px 18px;border-radius:6px;background:#1d4f7c;color:#ffffff;text-decoration:none";
  return (
    `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`
  );
}

/**
 * Renders the confirmation to a visitor, in the language of the form.
 * @param origin public origin of the site, for the private link; without it the mail has none
 */
export function renderVisitorMail(demand: DescribedDemand, origin: string | undefined, now: Date): MailContent {
  const { stored, callBy } = demand;
  const locale: Locale = readBody(stored.body).text("locale") === "en" ? "en" : "zh";
  const texts: VisitorMailTexts = locale === "en" ? visitorMailEn : visitorMailZh;
  const values = { reference: stored.reference, time: formatMoment(new Date(callBy), now, locale) };
  const subject = fillTemplate(texts.subject, values);
  const received = fillTemplate(new Date(callBy) < now ? texts.receivedLate : getReceived(demand, texts), values);
  const facts = listFacts(demand, locale, now, texts);
  const url = origin === undefined ? undefined : `${origin}${formatDemandHref(stored.token)}`;
  const colon = locale === "en" ? ": " : "：";
  const summary = [texts.summary, ...facts.map(({ label, value }) => `${label}${colon}${value}`)].join("\n");
  const linkText = url === undefined ? [] : [`${texts.link}\n${url}`, texts.private];
  const linkHtml =
    url === undefined
      ? ""
      : renderParagraph(texts.link) + renderLink(url, texts.linkLabel) + renderParagraph(texts.private);
  return {
    subject: `[${texts.site}] ${subject}`,
    text: [texts.greeting, received, summary, ...linkText, texts.automatic].join("\n\n"),
    html: renderDocument({
      lang: locale === "en" ? "en" : "zh-CN",
      title: subject,
      body:
        renderParagraph(texts.greeting) +
        renderParagraph(received) +
        renderFacts(facts) +
        linkHtml +
        renderParagraph(texts.automatic, "color:#565149;font-size:13px;"),
    }),
  };
}
