import type { OpenSharedList, SharedSpace } from "#contract/shared-list/shared-list-endpoints.ts";
import { formatMetres, formatNumber, formatYuan, unknownText } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import styles from "./row-facts.module.css";

interface RowFactsProps {
  space: SharedSpace;
  event: OpenSharedList["event"];
}

function People({ space: { seated }, event }: RowFactsProps) {
  const texts = sharedListZh.facts;
  if (!seated) return <dd className={styles.unknown}>{unknownText}</dd>;
  if (seated.people === 0) return <dd className={styles.unknown}>{texts.unsuitable}</dd>;
  const isTooFew = event.people !== undefined && seated.people < event.people;
  return (
    <dd className={isTooFew ? styles.tooFew : undefined}>
      {formatNumber(seated.people)}
      <small>人{!event.layout && ` ${getLayoutByKey(seated.layout).name}`}</small>
      {isTooFew && <small>{fillTemplate(texts.tooFew, { n: formatNumber(event.people!) })}</small>}
    </dd>
  );
}

/** The three facts of a row: price a day, people in the layout of the event, clear height. */
export function RowFacts({ space, event }: RowFactsProps) {
  const texts = sharedListZh.facts;
  const { priceDay, priceYear, height, seated } = space;
  return (
    <dl className={styles.facts}>
      <div className={styles.price}>
        <dt>{texts.price}</dt>
        {priceDay ? (
          <dd>
            {formatYuan(priceDay)}
            {priceYear && <small>{formatOfYear(priceYear)}</small>}
          </dd>
        ) : (
          <dd className={styles.unknown}>{unknownText}</dd>
        )}
      </div>
      <div>
        <dt>{seated ? getLayoutByKey(seated.layout).name : texts.people}</dt>
        <People event={event} space={space} />
      </div>
      <div>
        <dt>{texts.height}</dt>
        {height ? (
          <dd>
            {formatMetres(height)}
            <small>m</small>
          </dd>
        ) : (
          <dd className={styles.unknown}>{unknownText}</dd>
        )}
      </div>
    </dl>
  );
}
