import { formatNumber } from "#domain/format.ts";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { Link } from "./link.tsx";
import { getVisiblePages } from "./get-visible-pages.ts";
import { classNames } from "../text/class-names.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  page: number;
  pages: number;
  formatHref: (page: number) => string;
  className?: string;
}

/** Page navigation made of links; renders nothing for a single page. */
export function Pagination({ page, pages, formatHref, className }: PaginationProps) {
  const texts = useInterfaceTexts();
  if (pages < 2) return null;
  const shown = getVisiblePages(page, pages);
  return (
    <nav className={classNames(styles.pagination, className)} aria-label={texts.pagination}>
      {page > 1 && (
        <Link href={formatHref(page - 1)} rel="prev">
          {texts.previousPage}
        </Link>
      )}
      {shown.map((number, index) =>
        number === null ? (
          <span key={`after ${shown[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : number === page ? (
          <b key={number} aria-current="page">
            {formatNumber(number)}
          </b>
        ) : (
          <Link key={number} href={formatHref(number)} aria-label={texts.page(number)}>
            {formatNumber(number)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={formatHref(page + 1)} rel="next">
          {texts.nextPage}
        </Link>
      )}
    </nav>
  );
}
