import { appZh } from "#texts/site/app.zh.ts";
import { copyText } from "../../platform/device/copy-text.ts";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./wechat-guide.module.css";

const { wechat: texts } = appZh;

/** Renders the way out of WeChat, which installs no apps: two steps, a link to copy, or the web site. */
export function WechatGuide({ url }: { url: string }) {
  const copy = async () => {
    if (await copyText(url)) showToast(texts.copied);
    else showToast(texts.notCopied, { kind: "warn" });
  };
  return (
    <div className={styles.guide}>
      <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 180 72">
        <path d="M20 68C60 66 130 60 164 10M164 10l-14 8M164 10l2 16" />
      </svg>
      <h1>{texts.heading}</h1>
      <ol>
        {texts.steps.map((step, index) => (
          <li key={step}>
            <b>{index + 1}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className={textStyles.soft}>{texts.copyLead}</p>
      <div className={styles.link}>
        <input aria-label={texts.link} onFocus={(event) => event.target.select()} readOnly value={url} />
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </div>
      <LinkButton full href="/" variant="ink">
        {texts.web}
      </LinkButton>
    </div>
  );
}
