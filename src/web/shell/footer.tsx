import { useLoaderData } from "@tanstack/react-router";
import type { Output } from "#contract/index.ts";
import { PrivacyLine } from "../features/privacy/privacy-line.tsx";
import { ShortcutsLine } from "../features/shortcuts/shortcuts-line.tsx";
import { Link } from "../ui/navigation/link.tsx";
import { samplesId } from "../ui/text/demo-line.tsx";
import { HotlineLink } from "../ui/text/hotline-link.tsx";
import { TextSizeControl } from "./text-size-control.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import textStyles from "../ui/text/text.module.css";
import styles from "./footer.module.css";

type FooterData = Output<"common/getFooterData">;

/** The footer of every page: telephone, the operator's links, ICP filing number and copyright. */
export function Footer() {
  const loaded = useLoaderData({ from: "__root__" }) as
    | Record<"chinese" | "english", FooterData | undefined>
    | undefined;
  const { wide, lang, texts, footer } = useCurrentPage();
  const data = footer ?? (lang === "en" ? loaded?.english : loaded?.chinese);
  return (
    <footer className={styles.footer}>
      <div className={classNames(pageStructureStyles.page, styles.content, wide && pageStructureStyles.wide)}>
        <HotlineLink className={styles.hotline} />
        <div className={classNames(styles.links, textStyles.small)}>
          <nav aria-label={texts.footer}>
            {data?.columns.map(({ title, links }) => (
              <ul key={title}>
                {links.map(({ text, href }) => (
                  <li key={href}>
                    <Link href={href}>{text}</Link>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
          <p className={styles.lines}>
            <PrivacyLine className={styles.privacy} text={texts.privacy} />
            <ShortcutsLine className={styles.shortcuts} text={texts.shortcuts} />
            <span>{data?.icp}</span>
          </p>
          <p id={samplesId}>{data?.copyright}</p>
        </div>
        <TextSizeControl texts={texts.textSize} />
      </div>
    </footer>
  );
}
