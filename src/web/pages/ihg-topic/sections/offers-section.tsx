import { formatMetres, formatNumber } from "#domain/format.ts";
import type { ClearHeightInput } from "#domain/clear-height/clear-height-address.ts";
import { countBanquetTables } from "#domain/event-day/count-banquet-tables.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import tableStyles from "#web/features/group-topic/topic-table.module.css";
import type { IhgTopicData } from "../page.tsx";
import styles from "./offers-section.module.css";

const texts = ihgTopicZh.offers;
type Offer = IhgTopicData["brands"][number]["offers"][number];

/** Renders what each brand asks a head for four kinds of event; where none of its rooms fits, why. */
export function OffersSection({ data, input }: { data: IhgTopicData; input: ClearHeightInput }) {
  const { brands, city, shown } = data;
  const [first] = brands;
  return (
    <>
      <h2>{texts.title(brands.length)}</h2>
      <table className={classNames(tableStyles.table, tableStyles.bill, styles.offers)}>
        <thead>
          <tr>
            <th scope="col">{texts.brand}</th>
            {first?.offers.map(({ eventType, people }) => (
              <th className={classNames(eventType === input.eventType && styles.requested)} key={eventType} scope="col">
                {ihgTopicZh.events[eventType]}
                <span className={tableStyles.second}>
                  {eventType === "annual-meeting"
                    ? texts.tables(formatNumber(countBanquetTables(people)))
                    : texts.people(formatNumber(people))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {brands.map(({ id, name, tier, offers }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={formatGroupHref("ihg", { cityCode: city?.code, brandId: id })}>{name}</Link>
                <span className={tableStyles.note}>{ihgTopicZh.tiers[tier]}</span>
              </th>
              {offers.map((offer) => (
                <OfferCell budget={input.perHead} key={offer.eventType} offer={offer} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={textStyles.small}>{texts.note(formatNumber(input.perHead), shown?.asOf)}</p>
    </>
  );
}

function OfferCell({ offer, budget }: { offer: Offer; budget: number }) {
  const { state, perHead, height, most } = offer;
  switch (state) {
    case "fits":
      return <td className={classNames(perHead! <= budget && tableStyles.enough)}>{formatNumber(perHead!)}</td>;
    case "low":
      return (
        <td>
          <span className={textStyles.small}>{height ? texts.low(formatMetres(height)) : texts.unpriced}</span>
        </td>
      );
    case "small":
      return (
        <td>
          <span className={textStyles.small}>{texts.small(formatNumber(most ?? 0))}</span>
        </td>
      );
    default:
      return <td className={textStyles.soft}>{state === "none" ? texts.none : texts.unpriced}</td>;
  }
}
