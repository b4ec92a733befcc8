import type { CSSProperties } from "react";
import type { HomeSpaces } from "#contract/schemas/home.ts";
import { formatMetres, formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { PlanStrip } from "#web/ui/drawing/plan-strip.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { HomeData } from "../page.tsx";
import styles from "./spaces-section.module.css";

type HomeSpace = HomeSpaces["list"][number];

const { spaces: texts } = homeZh;

const slots: Slot[] = [
  { from: 1248, width: "588px", ratio: 1.6 },
  { from: 752, width: "48vw", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** Renders spaces for different events: a large picture with the plan in its corner, all at one scale, what each holds, its price. */
export function SpacesSection({ spaces: { list, plans }, city, total }: Pick<HomeData, "spaces" | "city" | "total">) {
  if (list.length === 0) return null;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>
          {texts.title(
            list.length,
            list.some(({ priceDay }) => priceDay !== undefined),
          )}
        </h2>
        <Link href={formatListHref("venue", city.pinyin)}>{texts.all(formatNumber(total))}</Link>
      </div>
      <ul className={styles.spaces} style={plans && ({ "--plans": `url(${plans.href})` } as CSSProperties)}>
        {list.map((space) => (
          <SpaceItem key={space.id} plans={plans} space={space} />
        ))}
      </ul>
      {plans && <p className={classNames(styles.scaleNote, textStyles.soft)}>{texts.sameScale}</p>}
    </section>
  );
}

function SpaceItem({ space, plans }: { space: HomeSpace } & Pick<HomeSpaces, "plans">) {
  const { venueId, id, name, layout, people, priceDay, picture, plan } = space;
  const href = formatSpaceHref(venueId, id) + eventSizeAddress.format({ people, layout });
  const strip = plans && plan && <PlanStrip at={plan.at} pxPerMetre={plans.pxPerMetre} room={plan} />;
  return (
    <li>
      {(picture || strip) && (
        <Link aria-hidden="true" className={styles.shot} href={href} preload={false} tabIndex={-1}>
          <NotchedPicture
            picture={picture && <Picture alt="" className={styles.picture} picture={picture} slots={slots} />}
            plan={strip}
          />
        </Link>
      )}
      <h3>
        <Link href={href}>{name}</Link>
      </h3>
      {priceDay !== undefined && (
        <p className={styles.price}>
          {formatYuan(priceDay)}
          <small>{texts.perDay}</small>
        </p>
      )}
      <p className={classNames(styles.facts, textStyles.soft)}>{listFacts(space).join("，")}</p>
    </li>
  );
}

/** Lists what is known of a space, its venue first: 琅歌国际酒店, 宴会式 420 人, 净高 6.6 m, 无柱. */
function listFacts({ venue, layout, people, height, pillars, led }: HomeSpace): string[] {
  return [
    splitSample(venue).text,
    texts.seats(getLayoutByKey(layout).name, formatNumber(people)),
    height && texts.height(formatMetres(height)),
    pillars === 0 ? texts.noPillars : led && texts.led(formatSizeShort(led.width, led.height)),
  ].flatMap((fact) => fact || []);
}
