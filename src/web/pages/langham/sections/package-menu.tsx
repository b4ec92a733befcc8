import type { LanghamPackageWire } from "#contract/marketing/langham-package-wire.ts";
import { capitalize, formatNumber, formatYuan } from "#domain/format.ts";
import { type LanghamLang, type LanghamType, langhamTypes } from "#domain/langham/langham-type.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { enquiryId } from "#web/features/demand-form/langham/langham-enquiry.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { formatDayIn } from "../day/format-sun-day.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./package-menu.module.css";

interface PackageMenuProps {
  lang: LanghamLang;
  packages: readonly LanghamPackageWire[];
  /** What the packages of a type have in common. */
  notes: Partial<Record<LanghamType, string>>;
  onSelect: (one: LanghamPackageWire) => void;
}

/** Renders the packages by type, set like a menu: name, what is in it, price, minimum. */
export function PackageMenu({ lang, packages, notes, onSelect }: PackageMenuProps) {
  const texts = langhamTexts[lang];
  return (
    <section className={pageStructureStyles.section}>
      {packages.length === 0 && (
        <EmptyState title={texts.packages.none}>
          <p className={textStyles.soft}>{texts.packages.noneText}</p>
        </EmptyState>
      )}
      <div className={styles.menu}>
        {langhamTypes.flatMap((type) => {
          const ofType = packages.filter((one) => one.type === type);
          if (ofType.length === 0) return [];
          return (
            <div className={styles.type} id={type} key={type}>
              <div className={styles.heading}>
                <h2>{texts.types[type]}</h2>
                <p className={textStyles.soft}>{notes[type]}</p>
              </div>
              <ul>
                {ofType.map((one) => (
                  <PackageRow key={one.id} lang={lang} onSelect={onSelect} one={one} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function PackageRow({
  lang,
  one,
  onSelect,
}: Pick<PackageMenuProps, "lang" | "onSelect"> & { one: LanghamPackageWire }) {
  const texts = langhamTexts[lang].packages;
  const { name, contents, hotel, terms, price, unit, minimum, surcharge, validUntil } = one;
  const charge = surcharge === undefined ? undefined : surcharge === 0 ? texts.included : texts.plus(String(surcharge));
  const conditions = [terms, validUntil && texts.until(formatDayIn(validUntil, lang))].filter(Boolean).join(texts.join);
  return (
    <li id={`package-${one.id}`}>
      <div className={styles.what}>
        <h3>{name}</h3>
        <div>
          <p>{capitalize(contents.join(texts.join))}</p>
          <p className={textStyles.small}>
            {hotel && (
              <Link href={formatVenueHref(hotel.id)} hrefLang="zh-CN">
                {texts.at(hotel.name, hotel.cityName)}
              </Link>
            )}
            {conditions && <span>{conditions}</span>}
          </p>
        </div>
      </div>
      <div className={styles.price}>
        <Figure
          as="p"
          unit={price === undefined ? undefined : texts.per[unit]}
          value={price === undefined ? undefined : formatYuan(price)}
        />
        <p className={textStyles.small}>
          {minimum !== undefined && <span>{texts.from[unit](formatNumber(minimum))}</span>}
          {charge && <span>{charge}</span>}
        </p>
        <a
          aria-label={texts.selectOf(name)}
          className={styles.select}
          href={`#${enquiryId}`}
          onClick={() => onSelect(one)}
        >
          {texts.select}
        </a>
      </div>
    </li>
  );
}
