import { formatNumber, formatYuanShort } from "#domain/format.ts";
import type { ClearHeightInput } from "#domain/clear-height/clear-height-address.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import tableStyles from "#web/features/group-topic/topic-table.module.css";
import type { BrandWithRoom, IhgTopicData } from "../page.tsx";

const texts = ihgTopicZh.bill;

interface RoomBillProps {
  brand: BrandWithRoom;
  shown: NonNullable<IhgTopicData["shown"]>;
  input: ClearHeightInput;
}

/** Renders what the event costs a head in the shown room, by groups. */
export function RoomBill({ brand, shown: { groups, total, asOf }, input: { people } }: RoomBillProps) {
  const { perHead } = brand.room;
  if (perHead === undefined) {
    return (
      <>
        <h2>{texts.titleUnknown(brand.name)}</h2>
        <p className={textStyles.soft}>{texts.unknown}</p>
      </>
    );
  }
  return (
    <>
      <h2>{texts.title(brand.name, formatNumber(perHead))}</h2>
      <table className={classNames(tableStyles.table, tableStyles.bill)}>
        <tbody>
          {groups.map(({ name, subtotal }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(Math.round(subtotal.likely / people))}</td>
            </tr>
          ))}
          <tr className={tableStyles.sumRow}>
            <th scope="row">{texts.sum}</th>
            <td className={tableStyles.total}>{formatNumber(perHead)}</td>
          </tr>
        </tbody>
      </table>
      <p className={textStyles.small}>
        {texts.total(
          formatNumber(people),
          formatNumber(total.likely),
          formatYuanShort(total.low),
          formatYuanShort(total.high),
        )}
        {texts.source(asOf)}
      </p>
    </>
  );
}
