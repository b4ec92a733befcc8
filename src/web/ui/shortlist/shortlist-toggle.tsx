import { shortlistZh } from "#texts/shortlist/shortlist.zh.ts";
import { countAttribute, toggleAttribute } from "../../platform/shortlist/shortlist-name.ts";
import { Link } from "../navigation/link.tsx";
import { classNames } from "../text/class-names.ts";
import linkStyles from "./shortlist-link.module.css";
import toggleStyles from "./shortlist-toggle.module.css";

/** Renders the link to the shortlist with the number of its spaces, which is known on the device only: `markToggles` sets it. */
export const ShortlistLink = ({ isCurrent }: { isCurrent: boolean }) => (
  <Link
    aria-current={isCurrent ? "page" : undefined}
    className={linkStyles.link}
    href="/shortlist"
    suppressHydrationWarning
    {...{ [countAttribute]: "" }}
  >
    {shortlistZh.name}
  </Link>
);

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
    aria-label={name && shortlistZh.toggle(name)}
    aria-pressed={false}
    className={classNames(toggleStyles.toggle, className)}
    suppressHydrationWarning
    type="button"
    {...{ [toggleAttribute]: `${siteId}/${spaceCode}` }}
  >
    {shortlistZh.name}
  </button>
);
