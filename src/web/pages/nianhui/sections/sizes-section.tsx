import { useEffect, useRef } from "react";
import { formatMetres, formatNumber, formatSize } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { DrawnThumb } from "#web/features/seating-plan/drawn-plan.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { formatSetupHref } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import styles from "./sizes-section.module.css";

const texts = annualMeetingZh.sizes;

/** Returns the size that is nearest to a number of tables. */
const findNearest = (sizes: NianhuiData["sizes"], tables: number): number =>
  sizes.reduce(
    (best, { tables: one }) => (Math.abs(one - tables) < Math.abs(best - tables) ? one : best),
    sizes[0]!.tables,
  );

/** Renders five sizes of party in spaces of the city, all at one scale; each leads to its page. */
export function SizesSection({ input, data }: { input: NianhuiInput; data: NianhuiData }) {
  const { sizes, tables } = data;
  const longest = Math.max(1, ...sizes.map(({ space }) => space?.thumb.length ?? 0));
  const nearest = findNearest(sizes, tables);
  const list = useRef<HTMLUListElement>(null);
  // On the phone the row scrolls: the visitor's size is brought into view.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>(`[data-size="${nearest}"]`);
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [nearest]);
  return (
    <section aria-label={texts.title} className={visibilityStyles.noPrint}>
      <ul className={styles.sizes} ref={list}>
        {sizes.map(({ tables: size, total, space }) => (
          <li className={classNames(size === nearest && styles.nearest)} data-size={size} key={size}>
            <Link
              aria-current={size === tables ? "true" : undefined}
              href={formatSetupHref(input.variant, { ...input.setup, tables: size })}
              replace
              resetScroll={false}
            >
              {space && <DrawnThumb share={(space.thumb.length / longest) * 100} thumb={space.thumb} />}
              <b>{texts.tables(formatNumber(size))}</b>
              <span className={textStyles.small}>
                {space
                  ? texts.size(formatSize(space.thumb.length, space.thumb.width))
                  : total > 0
                    ? texts.noPlan(formatNumber(total))
                    : texts.none}
              </span>
              {space && (
                <span className={textStyles.small}>
                  {texts.facts(
                    space.height === undefined ? undefined : formatMetres(space.height),
                    formatNumber(total),
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <BlockRenderUntilLoaded id="sizes" />
      <p className={classNames(textStyles.small, styles.note)}>{texts.note}</p>
    </section>
  );
}
