import { formatDemandHref } from "#domain/demand/format-demand-href.ts";
import { formatCalendarEvent } from "#domain/demand/progress/format-calendar-event.ts";
import { copyText } from "#web/platform/device/copy-text.ts";
import { saveFile } from "#web/platform/device/save-file.ts";
import { share } from "#web/platform/device/share.ts";
import { QrCode } from "#web/ui/drawing/qr-code.tsx";
import { Button } from "#web/ui/forms/button.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import { Link } from "#web/ui/navigation/link.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import demandFormStyles from "../form/demand-form.module.css";
import styles from "./private-link-panel.module.css";

export interface PrivateLinkProps extends Pick<DemandForm, "texts"> {
  /** Token of the sent demand, from the session: it never stands in the address of the success page. */
  token: string;
  /** When the visitor is called, for a calendar, with its title. */
  call?: { reference: string; by: Date; title: string } | undefined;
}

/** Minutes of the call in a calendar. */
const callMinutes = 15;

/** Renders the link to the demand's private page: to copy, to pass on, for a calendar, and as a code for the phone. */
export function PrivateLinkPanel({ token, call, texts: { success } }: PrivateLinkProps) {
  const href = formatDemandHref(token);
  const url = window.location.origin + href;
  const copy = async () => showToast((await copyText(url)) ? success.linkCopied : success.linkFailed);
  const pass = async () => {
    const outcome = await share({ url, title: success.link });
    if (outcome === "copied") showToast(success.linkForWeChat);
    if (outcome === "refused") showToast(success.linkFailed, { kind: "warn" });
  };
  const saveCall = ({ reference, by, title }: NonNullable<PrivateLinkProps["call"]>) => {
    const file = formatCalendarEvent({ id: reference, start: by, minutes: callMinutes, title, url });
    saveFile(new Blob([file], { type: "text/calendar" }), `${reference}.ics`);
  };
  return (
    <section className={styles.privateLink}>
      <div>
        <h2>{success.link}</h2>
        <p>{success.linkNote}</p>
        <p className={styles.address}>
          <input
            aria-label={success.link}
            className={fieldStyles.input}
            readOnly
            value={url.replace(/^https?:\/\//, "")}
          />
          <Button onClick={copy}>{success.copyLink}</Button>
        </p>
        <p className={styles.links}>
          <Link href={href} preload={false}>
            {success.track}
          </Link>
          <button className={demandFormStyles.textButton} onClick={() => void pass()} type="button">
            {success.sendLink}
          </button>
          {call && (
            <button className={demandFormStyles.textButton} onClick={() => saveCall(call)} type="button">
              {success.saveCall}
            </button>
          )}
        </p>
      </div>
      <QrCode label={success.qr} text={url} />
    </section>
  );
}
