import { useState } from "react";
import { formatNumber } from "#domain/format.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { demandLimits } from "#domain/limits.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { printPage } from "../../platform/device/print-page.ts";
import { FileLink } from "../../ui/navigation/file-link.tsx";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { CompareData, CompareInput } from "./page.tsx";
import type { Questions } from "./use-questions.ts";
import styles from "./enquiry.module.css";

const texts = comparePageZh.enquiry;
const most = demandLimits.venues;

type Venue = CompareData["spaces"][number]["venue"];

const listVenues = (spaces: CompareData["spaces"]): Venue[] => [
  ...new Map(spaces.map(({ venue }) => [venue.id, venue])).values(),
];

/** Formats the link to the demand form for the spaces of these venues. */
function formatHref({ input, data, questions }: EnquiryProps, siteIds: readonly string[]): string {
  const spaces = data.spaces.filter(({ venue }) => siteIds.includes(venue.id));
  const cities = new Set(spaces.map(({ venue }) => venue.cityPinyin));
  const [city] = cities;
  return formatDemandFormHref(
    omitUndefined({
      ...(cities.size === 1 && { city }),
      siteIds,
      spaceCodes: spaces.map(({ space }) => space.id),
      people: input.people,
      layout: data.event.layout,
      date: input.date,
      days: input.days,
      remarks: questions.text,
      pageFrom: "compare",
    }),
  );
}

/** Formats the address of the workbook, which has the fields of the page's own. */
const formatWorkbookHref = (input: CompareInput): string =>
  formatSelectionHref("/compare", input).replace("/compare", "/api/compare/xlsx");

interface EnquiryProps {
  input: CompareInput;
  data: CompareData;
  questions: Questions;
}

/** Renders the enquiry of all venues at once, or of those chosen where they are more than one demand asks; table and print. */
export function Enquiry(props: EnquiryProps) {
  const { input, data, questions } = props;
  const venues = listVenues(data.spaces);
  const isTooMany = venues.length > most;
  const [unticked, setUnticked] = useState<readonly string[]>(() => venues.slice(most).map(({ id }) => id));
  const chosen = isTooMany ? venues.filter(({ id }) => !unticked.includes(id)).slice(0, most) : venues;
  const toggle = (id: string) =>
    setUnticked(unticked.includes(id) ? unticked.filter((one) => one !== id) : [...unticked, id]);
  const count = formatNumber(chosen.length);
  const isChosen = (id: string) => chosen.some((venue) => venue.id === id);
  const href = formatHref(
    props,
    chosen.map(({ id }) => id),
  );
  const button = chosen.length === 1 ? texts.one : texts.button(count);
  return (
    <section className={classNames(styles.enquiry, visibilityStyles.noPrint)} id="enquiry">
      <div>
        <p>{isTooMany ? texts.tooMany(formatNumber(most)) : chosen.length > 1 ? texts.lead(count) : texts.leadOne}</p>
        {isTooMany && (
          <fieldset aria-label={texts.tooMany(formatNumber(most))} className={styles.venues}>
            {venues.map(({ id, name }) => (
              <CheckOption
                checked={isChosen(id)}
                disabled={!isChosen(id) && chosen.length >= most}
                key={id}
                onChange={() => toggle(id)}
              >
                {name}
              </CheckOption>
            ))}
            <p className={textStyles.small}>{texts.chosen(count, formatNumber(most))}</p>
          </fieldset>
        )}
        {(questions.count > 0 || questions.isFull) && (
          <p className={textStyles.small} role="status">
            {questions.count > 0 && comparePageZh.includedCount(formatNumber(questions.count))}
            {questions.isFull && comparePageZh.remarksFull}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <FileLink className={styles.file} href={formatWorkbookHref(input)}>
          {comparePageZh.workbook}
        </FileLink>
        <LinkButton href={formatSelectionHref("/proposal", input)}>{comparePageZh.proposal}</LinkButton>
        <Button onClick={printPage}>{comparePageZh.print}</Button>
        {chosen.length > 0 && (
          <LinkButton className={visibilityStyles.fromTablet} data-scripted="" href={href} variant="act">
            {button}
          </LinkButton>
        )}
      </div>
      {chosen.length > 0 && (
        <div className={bottomBarStyles.bottomBar}>
          <LinkButton data-scripted="" href={href} variant="act">
            {button}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
