import type { ReactNode } from "react";
import { formatPeople, formatYuan } from "#domain/format.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { HotlineButton } from "#web/ui/text/hotline-button.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { SpaceFacts } from "../loader.ts";
import { findDaySum } from "./find-day-sum.ts";
import styles from "./enquiry-band.module.css";

interface EnquiryBandProps {
  space: SpaceFacts;
  packages: readonly MeetingPackage[] | undefined;
  /** The visitor's people; undefined where they said none. */
  people: number | undefined;
  demandHref: string;
  /** Text of the button. */
  button: string;
  /** Text of the selected event size that goes into the demand; empty where the visitor set nothing. */
  carriedText: string;
  /** What the event's days meet; it takes the place of the promise. */
  note: ReactNode;
}

/** Renders the price with its parts, what a package costs for the visitor's people, the enquiry and the telephone. */
export function EnquiryBand({ space, packages = [], people, demandHref, button, carriedText, note }: EnquiryBandProps) {
  const { adviser } = useRuntimeConfig();
  const texts = spaceZh.enquiry;
  const { priceDay, priceHalfDay, priceEvening, priceYear } = space;
  const parts = [
    texts.day(formatOfYear(priceYear)),
    priceHalfDay && texts.half(formatYuan(priceHalfDay)),
    priceEvening && texts.evening(formatYuan(priceEvening)),
  ];
  const sum = people ? findDaySum(packages, people) : undefined;
  return (
    <section aria-label={texts.title} className={classNames(visibilityStyles.noPrint, styles.band)}>
      <div>
        {priceDay !== undefined && (
          <p>
            <b className={styles.price}>{formatYuan(priceDay)}</b> {parts.filter(Boolean).join("，")}
          </p>
        )}
        <div className={styles.promise}>
          {note || (
            <p className={textStyles.soft}>
              {carriedText && texts.carried(carriedText)}
              <CallbackText format={(time) => texts.promise(adviser, time)} />
            </p>
          )}
        </div>
      </div>
      {sum && (
        <p className={styles.total}>
          <b>{formatYuan(sum.total)}</b> {texts.sum(sum.name, formatPeople(people!))}
        </p>
      )}
      <LinkButton className={visibilityStyles.fromTablet} data-carries="" href={demandHref} variant="act">
        {button}
      </LinkButton>
      <HotlineButton className={visibilityStyles.fromTablet} />
    </section>
  );
}
