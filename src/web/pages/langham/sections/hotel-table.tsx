import type { VenueCard } from "#contract/schemas/entities.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { formatArea, formatMetres, formatNumber } from "#domain/format.ts";
import { formatLanghamListHref } from "#domain/langham/format-langham-list-href.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { useInterfaceTexts } from "#web/platform/use-interface-texts.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./hotel-table.module.css";

interface HotelTableProps {
  lang: LanghamLang;
  hotels: readonly VenueCard[];
  /** Number of all hotels. */
  total: number;
}

/** Renders the largest hotels as a ledger: largest room, height, banquet seats, guest rooms, hire. */
export function HotelTable({ lang, hotels, total }: HotelTableProps) {
  const texts = langhamTexts[lang].hotels;
  const { columns } = texts;
  return (
    <section className={pageStructureStyles.section} id="hotels">
      {total > 0 && (
        <div className={pageStructureStyles.sectionHead}>
          <h2>{texts.title(formatNumber(total))}</h2>
          <Link href={formatLanghamListHref(lang)}>{texts.all(formatNumber(total))}</Link>
        </div>
      )}
      {total === 0 && (
        <EmptyState title={texts.none}>
          <p className={textStyles.soft}>{texts.noneText}</p>
        </EmptyState>
      )}
      {total > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.area}</th>
                <th scope="col">{columns.height}</th>
                <th scope="col">{columns.banquet}</th>
                <th scope="col">{columns.rooms}</th>
                <th scope="col">{columns.price}</th>
              </tr>
            </thead>
            <tbody>
              {hotels.map((hotel) => (
                <HotelRow hotel={hotel} key={hotel.id} lang={lang} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {texts.inChinese && total > 0 && <p className={textStyles.small}>{texts.inChinese}</p>}
    </section>
  );
}

function HotelRow({ lang, hotel }: { lang: LanghamLang; hotel: VenueCard }) {
  const { unknown } = useInterfaceTexts();
  const { cityName, districtName, largestArea, highestCeiling, fit, guestRoomCount, priceFrom } = hotel;
  const district = districtName && shortRegionName(districtName);
  const where = lang === "en" ? [district, cityName] : [cityName, district];
  const cells = [
    { key: "area", text: largestArea && formatArea(largestArea) },
    { key: "height", text: highestCeiling && formatMetres(highestCeiling) },
    { key: "banquet", text: fit && formatNumber(fit.people) },
    { key: "rooms", text: guestRoomCount && formatNumber(guestRoomCount) },
    { key: "price", text: priceFrom && formatNumber(priceFrom) },
  ];
  return (
    <tr>
      <th scope="row">
        <Link href={formatVenueHref(hotel.id)} hrefLang="zh-CN">
          {hotel.name}
        </Link>
        <span className={textStyles.small}>{where.filter(Boolean).join(lang === "en" ? ", " : " ")}</span>
      </th>
      {cells.map(({ key, text }) => (
        <td key={key}>{text ? <b>{text}</b> : <span className={textStyles.soft}>{unknown}</span>}</td>
      ))}
    </tr>
  );
}
