import { shortlistZh } from "../../../texts/shortlist/shortlist.zh.ts";
import { toggleAttribute } from "../../platform/shortlist/shortlist-name.ts";
import { classNames } from "../text/class-names.ts";
import styles from "./shortlist-toggle.module.css";

interface ShortlistToggleProps {
  siteId: string;
  spaceCode: string;
  /** Name of the space, where the toggle does not stand under its heading. */
  name?: string;
  className?: string | undefined;
}

/**
 * Renders the ribbon that puts a space on the shortlist: one element, since lists have many. Whether it is pressed is known on the
 * device only: `markToggles` sets it, and its sheet says 已备选.
 */
export const ShortlistToggle = ({ siteId, spaceCode, name, className }: ShortlistToggleProps) => (
  <button
    aria-label={name ? shortlistZh.toggle(name) : shortlistZh.name}
    aria-pressed={false}
    className={classNames(styles.toggle, className)}
    suppressHydrationWarning
    type="button"
    {...{ [toggleAttribute]: `${siteId}/${spaceCode}` }}
  >
    {shortlistZh.name}
  </button>
);
