import { useLoaderData } from "@tanstack/react-router";
import type { Output } from "#contract/index.ts";
import { PrivacyLine } from "../features/privacy/privacy-line.tsx";
import { ShortcutsLine } from "../features/shortcuts/shortcuts-line.tsx";
import { Link } from "../ui/navigation/link.tsx";
import { samplesId } from "../ui/text/demo-line.tsx";
import { TextSizeControl } from "./text-size-control.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import textStyles from "../ui/text/text.module.css";
import styles from "./footer.module.css";

type FooterData = Output<"common/getFooterData">;

/** Formats hotline and filing number, as far as they are set. */
const formatContact = (
  data: Pick<FooterData, "hotline" | "icp"> | undefined,
  texts: { hotline: string; separator: string },
): string => [data?.hotline && `${texts.hotline} ${data.hotline}`, data?.icp].filter(Boolean).join(texts.separator);

/** The footer of every page: the operator's links, hotline, ICP filing number and copyright. */
export function Footer() {
  const loaded = useLoaderData({ from: "__root__" }) as
    | Record<"chinese" | "english", FooterData | undefined>
    | undefined;
  const { wide, lang, texts, footer } = useCurrentPage();
  const data = footer ?? (lang === "en" ? loaded?.english : loaded?.chinese);
  return (
    <footer className={styles.footer}>
      <div className={classNames(pageStructureStyles.page, styles.content, wide && pageStructureStyles.wide)}>
        <nav aria-label={texts.footer}>
          <ul>
            {data?.columns.flatMap((column) =>
              column.links.map(({ text, href }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              )),
            )}
          </ul>
        </nav>
        <div className={textStyles.small}>
          <p>{formatContact(data, texts)}</p>
          <p id={samplesId}>{data?.copyright}</p>
          <PrivacyLine className={styles.privacy} text={texts.privacy} />
          <ShortcutsLine className={styles.shortcuts} text={texts.shortcuts} />
        </div>
        <TextSizeControl texts={texts.textSize} />
      </div>
    </footer>
  );
}
