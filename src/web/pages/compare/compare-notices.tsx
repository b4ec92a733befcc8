import { Fragment } from "react";
import { formatNumber } from "#domain/format.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { selectionLimits } from "#domain/selection/space-selection.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import textStyles from "../../ui/text/text.module.css";
import type { CompareData, CompareInput } from "./page.tsx";

/** Renders what the address names and the comparison does not show: unknown codes, and spaces beyond six. */
export function CompareNotices({ input, data }: { input: CompareInput; data: CompareData }) {
  const { unknownCodes, leftOut, spaces } = data;
  const foundCodes = input.spaceCodes.filter((code) => !unknownCodes.includes(code));
  return (
    <>
      {unknownCodes.length > 0 && (
        <p className={textStyles.caution}>
          {comparePageZh.unknownCodes(unknownCodes.join("、"))}
          <Link href={formatSelectionHref("/compare", { ...input, spaceCodes: foundCodes })} replace>
            {comparePageZh.dropUnknown}
          </Link>
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={textStyles.caution}>
          {comparePageZh.leftOut(formatNumber(selectionLimits.comparison.most))}
          {leftOut.map(({ id, venueId, name, venueName }, at) => (
            <Fragment key={id}>
              {at > 0 && "、"}
              <Link href={formatSpaceHref(venueId, id)}>{`${venueName}${name}`}</Link>
            </Fragment>
          ))}
        </p>
      )}
      {spaces.length === 1 && <p className={textStyles.soft}>{comparePageZh.onlyOne}</p>}
    </>
  );
}
