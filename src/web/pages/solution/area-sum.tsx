import type { SolutionDetail } from "#contract/schemas/solution.ts";
import { formatArea } from "#domain/format.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import styles from "./area-sum.module.css";

/** Renders the required area as a sum: next to the first section on wide screens, else under it. */
export function AreaSum({ area: { of, items, find } }: { area: NonNullable<SolutionDetail["area"]> }) {
  const texts = solutionZh.area;
  const sum = items.reduce((total, { area }) => total + area, 0);
  return (
    <table className={styles.areaSum}>
      <caption>{of ? texts.of(of) : texts.title}</caption>
      <tbody>
        {items.map(({ what, area }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{formatArea(area)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.sum}</th>
          <td>{formatArea(sum)}</td>
        </tr>
        {find && (
          <tr>
            <th scope="row">{texts.find}</th>
            <td>{formatArea(find)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
