import { homeZh } from "../../../../texts/site/home.zh.ts";
import { Link } from "../../../ui/navigation/link.tsx";
import type { HomeData } from "../loader.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import pageStructureStyles from "../../../ui/structure/page-structure.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./banners-section.module.css";

/** Renders the banners as a strip of text links, and the partners as a line of names. */
export function BannersSection({ banners, partners }: Pick<HomeData, "banners" | "partners">) {
  if (banners.length === 0 && partners.length === 0) return null;
  const { strip: texts } = homeZh;
  return (
    <section aria-label={texts.title} className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      {banners.length > 0 && (
        <ul className={styles.banners}>
          {banners.map(({ id, title, text, href }) => (
            <li key={id}>
              <Link href={href}>
                <b>{title}</b>
                <span className={textStyles.soft}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {partners.length > 0 && (
        <ul aria-label={texts.partners} className={styles.partners}>
          {partners.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {partners.some(({ demo }) => demo) && <li>{texts.demo}</li>}
        </ul>
      )}
    </section>
  );
}
