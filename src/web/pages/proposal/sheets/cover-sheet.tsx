import { formatMetres, formatNumber } from "#domain/format.ts";
import {
  describeRecommendation,
  formatCoverLine,
  formatOverBudget,
  formatPictureMark,
  isRecommended,
  listCoverNotes,
} from "#domain/proposal/describe-sheet.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { Picture } from "#web/ui/picture/picture.tsx";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { ProposalData, ProposalInput } from "../page.tsx";
import { pictureSlots } from "./picture-slots.ts";
import coverStyles from "./cover-sheet.module.css";
import tableStyles from "./sheet-table.module.css";
import styles from "./sheet.module.css";

interface CoverProps {
  data: ProposalData;
  input: ProposalInput;
}

function Recommendation({ data }: Pick<CoverProps, "data">) {
  const { title, text } = describeRecommendation(data, texts);
  return (
    <div className={coverStyles.recommendation}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

/** Renders the cover: the event, the recommendation, the spaces with what they cost, and three fields for a pen. */
export function CoverSheet({ data, input }: CoverProps) {
  const { spaces, recommendation } = data;
  const shown = spaces[recommendation?.index ?? 0]!;
  const withPicture = shown.picture ? shown : spaces.find(({ picture }) => picture);
  const getOver = (total: number | undefined) => formatOverBudget(data.event, total, texts);
  return (
    <>
      <div className={coverStyles.over}>
        <span>{texts.paper}</span>
        {input.to && <span>{texts.toName(input.to)}</span>}
      </div>
      <h2 className={coverStyles.coverLine}>{formatCoverLine(data, input.date, texts)}</h2>
      {withPicture?.picture && (
        <figure className={coverStyles.coverPicture}>
          <Picture alt="" load="now" mark={false} picture={withPicture.picture} slots={pictureSlots} />
          <figcaption className={styles.small}>
            <span>
              {withPicture.venue.name} {withPicture.picture.caption ?? withPicture.space.name}
            </span>
            <span>{formatPictureMark(withPicture, texts)}</span>
          </figcaption>
        </figure>
      )}
      <Recommendation data={data} />
      <table className={classNames(tableStyles.table, tableStyles.cover)}>
        <thead>
          <tr>
            <th scope="col">{texts.space}</th>
            <th scope="col">{getLayoutByKey(data.event.layout).name}</th>
            <th className={tableStyles.onPaper} scope="col">
              {texts.height}
            </th>
            <th className={tableStyles.right} scope="col">
              {texts.hireDay}
            </th>
            <th className={tableStyles.right} scope="col">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {spaces.map(({ space, venue, seats, estimate }, index) => (
            <tr className={classNames(isRecommended(data, index) && tableStyles.recommended)} key={space.id}>
              <td>
                {index + 1}　{space.name}
                <DemoTag demo={space.demo} />
                <small>{venue.name}</small>
              </td>
              <td>{seats ?? texts.unknown}</td>
              <td className={tableStyles.onPaper}>
                {space.height ? `${formatMetres(space.height)} m` : texts.unknown}
              </td>
              <td className={tableStyles.right}>{space.priceDay ? formatNumber(space.priceDay) : texts.unknown}</td>
              <td className={tableStyles.right}>
                {estimate ? formatNumber(estimate.total) : texts.unknown}
                {estimate && estimate.missing > 0 && <small>{texts.without(estimate.missing)}</small>}
                {getOver(estimate?.total) && <small>{getOver(estimate?.total)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={coverStyles.sign}>
        {texts.sign.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <p className={styles.small}>
        <span>{listCoverNotes(data, texts).join("。")}。</span>
      </p>
    </>
  );
}
