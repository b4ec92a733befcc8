import { useState } from "react";
import { formatNumber } from "#domain/format.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { demandLimits } from "#domain/limits.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { getSheetName } from "#domain/proposal/describe-sheet.ts";
import { listSheets } from "#domain/proposal/list-sheets.ts";
import { proposalAddress } from "#domain/proposal/proposal-setup.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { printPage } from "../../platform/device/print-page.ts";
import { FileLink } from "../../ui/navigation/file-link.tsx";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { getSheetId } from "./sheets/sheet-frame.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import type { ProposalData, ProposalInput } from "./page.tsx";
import styles from "./view.module.css";

interface RailProps {
  data: ProposalData;
  input: ProposalInput;
}

const most = demandLimits.venues;

/** Renders the enquiry of all venues, or of those chosen where they are more than one demand asks. */
function Enquiry({ data, input }: RailProps) {
  const venues = [...new Map(data.spaces.map(({ venue }) => [venue.id, venue])).values()];
  const [chosen, setChosen] = useState<readonly string[]>(() => venues.slice(0, most).map(({ id }) => id));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, most));
  const spaces = data.spaces.filter(({ venue }) => chosen.includes(venue.id));
  const cities = [...new Set(spaces.map(({ venue }) => venue.cityPinyin))];
  const href = formatDemandFormHref(
    omitUndefined({
      ...(cities.length === 1 && { city: cities[0]! }),
      siteIds: chosen,
      spaceCodes: spaces.map(({ space }) => space.id),
      people: input.people,
      layout: data.event.layout,
      date: input.date,
      days: input.days,
      remarks: input.budget === undefined ? undefined : texts.notes.budget(formatNumber(input.budget)),
      pageFrom: "proposal",
    }),
  );
  return (
    <>
      {venues.length > most && (
        <fieldset aria-label={texts.chooseVenues(most)} className={styles.venues}>
          <p>{texts.chooseVenues(most)}</p>
          {venues.map(({ id, name }) => (
            <CheckOption
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= most}
              key={id}
              onChange={() => toggle(id)}
            >
              {name}
            </CheckOption>
          ))}
        </fieldset>
      )}
      {chosen.length > 0 && (
        <LinkButton data-scripted="" full href={href} variant="act">
          {texts.enquire(chosen.length)}
        </LinkButton>
      )}
    </>
  );
}

/** Renders what stands beside the sheets: their list, the event, the files, the enquiry. */
export function ProposalRail({ data, input }: RailProps) {
  const sheets = listSheets(data);
  return (
    <aside className={classNames(styles.rail, visibilityStyles.noPrint)}>
      <h1>{texts.heading(sheets.length)}</h1>
      <p className={textStyles.small}>{texts.intro}</p>
      <ol>
        {sheets.map((sheet, at) => (
          <li key={getSheetId(at + 1)}>
            <a href={`#${getSheetId(at + 1)}`}>
              {getSheetName(sheet, data, texts)}
              <small>{at + 1}</small>
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={printPage} variant="ink">
          {texts.print}
        </Button>
        <FileLink className={styles.file} href={`/api/proposal/pdf${proposalAddress.format(input)}`}>
          {texts.pdf}
        </FileLink>
        <FileLink className={styles.file} href={`/api/proposal/xlsx${proposalAddress.format(input)}`}>
          {texts.xlsx}
        </FileLink>
      </div>
      <p className={classNames(textStyles.small, styles.phoneNote)}>{texts.phoneNote}</p>
      <ProposalForm data={data} input={input} key={proposalAddress.format(input)} />
      <Enquiry data={data} input={input} key={input.spaceCodes.join()} />
    </aside>
  );
}
