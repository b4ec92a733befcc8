import { useEffect, useState } from "react";
import { toChinaDay } from "#domain/day.ts";
import { formatDate } from "#domain/format.ts";
import { formatSharedListHref } from "#domain/shared-list/parse-share-code.ts";
import { sharePanelZh } from "#texts/shared-list/share-panel.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { copyText } from "#web/platform/device/copy-text.ts";
import { saveFile } from "#web/platform/device/save-file.ts";
import { share, toAbsoluteUrl } from "#web/platform/device/share.ts";
import { QrCode } from "#web/ui/drawing/qr-code.tsx";
import { Button } from "#web/ui/forms/button.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import textStyles from "#web/ui/text/text.module.css";
import { TakeBack } from "./take-back.tsx";
import { renderPoster } from "./render-poster.ts";
import styles from "./link-panel.module.css";

export interface LinkPanelProps {
  code: string;
  /** ISO */
  expiresAt: string;
  title: string;
  count: number;
  /** The event, one fact each. */
  facts: readonly string[];
  /** Called when its owner has taken the list back. */
  onTakenBack: () => void;
}

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The picture cannot be read.")));
    reader.readAsDataURL(blob);
  });
}

/** The link of a shared list with what passes it on: copy, the device's share sheet, QR code, a poster; its owner takes it back. */
export function LinkPanel({ code, expiresAt, title, count, facts, onTakenBack }: LinkPanelProps) {
  const [poster, setPoster] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === "function"), []);
  const url = toAbsoluteUrl(formatSharedListHref(code));
  const until = formatDate(toChinaDay(new Date(expiresAt)), toChinaDay(new Date()));
  const copy = async () => {
    const isCopied = await copyText(url);
    showToast(isCopied ? sharePanelZh.copied : sharePanelZh.notCopied, isCopied ? {} : { kind: "warn" });
  };
  const savePoster = async () => {
    setDrawing(true);
    try {
      const picture = await renderPoster({ url, title, count, facts, until });
      // WeChat saves no file: there the picture itself is pressed.
      setPoster(await readAsAddress(picture));
      saveFile(picture, fillTemplate(sharePanelZh.poster.file, { code }));
    } catch {
      showToast(sharePanelZh.poster.failed, { kind: "warn" });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <section className={styles.panel}>
      <QrCode label={sharePanelZh.qr} text={url} />
      <h2>{sharePanelZh.title}</h2>
      <p className={styles.address}>{url.replace(/^https?:\/\//, "")}</p>
      <p className={textStyles.small}>{fillTemplate(sharePanelZh.note, { day: until })}</p>
      <div className={styles.actions}>
        <Button onClick={copy} small>
          {sharePanelZh.copy}
        </Button>
        {canSend && (
          <Button
            onClick={() => void share({ url, title: fillTemplate(sharePanelZh.shareTitle, { title, n: count }) })}
            small
          >
            {sharePanelZh.send}
          </Button>
        )}
        <Button busy={isDrawing} onClick={savePoster} small>
          {sharePanelZh.poster.save}
        </Button>
      </div>
      {poster && (
        <figure className={styles.poster}>
          <img alt={fillTemplate(sharePanelZh.poster.alt, { title, n: count })} src={poster} />
          <figcaption className={textStyles.small}>{sharePanelZh.poster.hint}</figcaption>
        </figure>
      )}
      <TakeBack code={code} onTakenBack={onTakenBack} />
    </section>
  );
}
