import { shortlistZh } from "../../../texts/shortlist/shortlist.zh.ts";
import { countAttribute } from "../../platform/shortlist/shortlist-name.ts";
import { Link } from "../navigation/link.tsx";
import styles from "./shortlist-link.module.css";

/** Renders the link to the shortlist with the number of its spaces, which is known on the device only: `markToggles` sets it. */
export const ShortlistLink = ({ isCurrent }: { isCurrent: boolean }) => (
  <Link
    aria-current={isCurrent ? "page" : undefined}
    className={styles.link}
    href="/shortlist"
    suppressHydrationWarning
    {...{ [countAttribute]: "" }}
  >
    {shortlistZh.name}
  </Link>
);
