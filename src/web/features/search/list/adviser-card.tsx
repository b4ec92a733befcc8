import { callbackZh } from "#texts/demand/callback.zh.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { HotlineLink } from "#web/ui/text/hotline-link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./adviser-card.module.css";

/** Offers an adviser's help under the map: the demand with what the list was searched by, or a call. */
export const AdviserCard = ({ demandHref }: { demandHref: string }) => (
  <aside aria-label={searchZh.adviser.title} className={styles.card}>
    <b>{searchZh.adviser.title}</b>
    <p className={textStyles.soft}>{callbackZh}</p>
    <LinkButton full href={demandHref} variant="act">
      {searchZh.adviser.submit}
    </LinkButton>
    <HotlineLink className={styles.hotline} />
  </aside>
);
