import { homeZh } from "../../../texts/home.zh.ts";
import { Link } from "../../ui/link.tsx";
import type { HomeData } from "./home-data.ts";

/** Renders the banners as a strip of text links, and the partners as a line of names. */
export function Strip({ banners, partners }: Pick<HomeData, "banners" | "partners">) {
  if (banners.length === 0 && partners.length === 0) return null;
  const { strip } = homeZh;
  return (
    <section aria-label={strip.title} className="part page">
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
        <ul aria-label={strip.partners} className="mates">
          {partners.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {partners.some(({ demo }) => demo) && <li>{strip.demo}</li>}
        </ul>
      )}
    </section>
  );
}
