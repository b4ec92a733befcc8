import { formatDemandHref } from "#domain/demand/format-demand-href.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { copyText } from "#web/platform/device/copy-text.ts";
import { Button, LinkButton } from "#web/ui/forms/button.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./demand-success.module.css";

interface PrivateLinkProps {
  /** Token of the sent demand, from the session: it never stands in the address of the success page. */
  token: string;
  texts: DemandTexts;
}

/** Renders the link to the demand's private page, with a button that copies it. */
export function PrivateLink({ token, texts: { success } }: PrivateLinkProps) {
  const href = formatDemandHref(token);
  const copy = async () => {
    const isCopied = await copyText(window.location.origin + href);
    showToast(isCopied ? success.linkCopied : success.linkFailed);
  };
  return (
    <section className={styles.privateLink}>
      <h2 className={textStyles.soft}>{success.link}</h2>
      <p>{success.linkNote}</p>
      <p className={styles.actions}>
        <LinkButton href={href} preload={false} variant="ink">
          {success.track}
        </LinkButton>
        <Button onClick={copy}>{success.copyLink}</Button>
      </p>
    </section>
  );
}
