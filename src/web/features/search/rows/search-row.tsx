import type { ReactNode } from "react";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { sharePicture } from "#web/platform/navigation/shared-picture.ts";
import listRowStyles from "#web/ui/list/list-row.module.css";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { RowSum } from "./pick-venue-row.ts";
import { RowPicture, type RowPictureProps } from "./row-picture.tsx";
import styles from "./search-row.module.css";

/** A price as a row shows it: ¥24,300 with what it is of. */
export interface RowPrice {
  value: string;
  of: string;
  /** The parts of a sum. */
  parts?: string | undefined;
}

/** Formats what the event costs in all, with a head's share and its parts. */
export const formatRowSum = ({ total, perHead, text }: RowSum): RowPrice => ({
  value: formatYuan(total),
  of: `${searchZh.sum}，${searchZh.perHead(formatNumber(perHead))}`,
  parts: text,
});

interface SearchRowProps extends RowPictureProps {
  href: string;
  /** Where it lies; each part breaks as one before it breaks within. */
  place: ReactNode;
  /** The ribbon of the shortlist. */
  toggle: ReactNode;
  /** What is found: its name, size, and how the people fit. */
  found: ReactNode;
  /** Equipment and guest rooms, on wide windows; unknown ones are left out. */
  features: (string | false | undefined)[];
  blocked: SpaceCard["blocked"] | undefined;
  price: RowPrice | undefined;
}

/** Renders a row of a list: photograph with the plan in its corner, name and place, what is found, price. */
export function SearchRow(props: SearchRowProps) {
  const { name, href, place, toggle, found, features, blocked, price, picture, plan, texts } = props;
  const shown = features.filter(Boolean).join(texts?.comma ?? "，");
  return (
    <li className={classNames(listRowStyles.listRow, styles.searchRow, !picture && !plan && styles.bare)}>
      <article onClickCapture={sharePicture}>
        <RowPicture {...props} />
        <div className={styles.text}>
          <h3>
            <Link href={href}>{name}</Link>
          </h3>
          {toggle}
          <p className={styles.parts}>{place}</p>
          <p className={styles.parts}>{found}</p>
          {shown && <p className={styles.features}>{shown}</p>}
          <p className={styles.outcome}>
            {blocked && <span className={textStyles.caution}>{blocked.text}</span>}
            {price && (
              <span className={styles.price}>
                <b>{price.value}</b>
                <small>{price.of}</small>
                {price.parts && <small className={styles.sumParts}>{price.parts}</small>}
              </span>
            )}
          </p>
        </div>
      </article>
    </li>
  );
}
