import { homeZh } from "../../../../texts/site/home.zh.ts";
import { Link } from "../../../ui/navigation/link.tsx";
import type { HomeData } from "../loader.ts";

/** Renders the banners as a strip of text links, and the partners as a line of names. */
export function BannersSection({ banners, partners }: Pick<HomeData, "banners" | "partners">) {
  if (banners.length === 0 && partners.length === 0) return null;
  const { strip: texts } = homeZh;
  return (
    <section aria-label={texts.title} className="part page">
      {banners.length > 0 && (
        <ul className="strip">
          {banners.map(({ id, title, text, href }) => (
            <li key={id}>
              <Link href={href}>
                <b>{title}</b>
                <span className="soft">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {partners.length > 0 && (
        <ul aria-label={texts.partners} className="mates">
          {partners.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {partners.some(({ demo }) => demo) && <li>{texts.demo}</li>}
        </ul>
      )}
    </section>
  );
}
