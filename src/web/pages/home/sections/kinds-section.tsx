import type { EventKind } from "#contract/schemas/home.ts";
import { formatNumber, formatYuanShort } from "#domain/format.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { HomeData } from "../page.tsx";
import { KindLinks } from "./kind-links.tsx";
import styles from "./kinds-section.module.css";

const { kinds: texts } = homeZh;

const slots: Slot[] = [
  { from: 1248, width: "282px", ratio: 282 / 240 },
  { from: 752, width: "24vw", ratio: 1.2 },
  { width: "46vw", ratio: 4 / 3 },
];
const wideSlots: Slot[] = [
  { from: 1248, width: "588px", ratio: 588 / 240 },
  { from: 752, width: "48vw", ratio: 2.4 },
  { width: "100vw", ratio: 2 },
];

/** With six of them the first and the last are wide, so that both rows are full. */
const fullRows = 6;

/** Renders the kinds of event as pictures, each leading to the venues that suit it, and below them what else leads to venues. */
export function KindsSection({ kinds, city, types }: Pick<HomeData, "kinds" | "city" | "types">) {
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
      </div>
      {kinds.length > 0 && (
        <ul className={styles.kinds}>
          {kinds.map((kind, at) => (
            <KindItem isWide={kinds.length === fullRows && at % (fullRows - 1) === 0} key={kind.id} kind={kind} />
          ))}
        </ul>
      )}
      <KindLinks city={city} types={types} />
    </section>
  );
}

function KindItem({ kind, isWide }: { kind: EventKind; isWide: boolean }) {
  const { name, href, count, priceFrom, picture } = kind;
  return (
    <li className={classNames(isWide && styles.wide)}>
      <Link href={href}>
        {picture && <Picture alt="" className={styles.picture} picture={picture} slots={isWide ? wideSlots : slots} />}
        <b>{name}</b>
        <span className={textStyles.soft}>{texts.venues(formatNumber(count))}</span>
        {priceFrom !== undefined && <i>{texts.priceFrom(formatYuanShort(priceFrom))}</i>}
      </Link>
    </li>
  );
}
