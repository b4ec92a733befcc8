import type { SolutionDetail } from "../../../contract/solution.ts";
import { formatArea } from "../../../domain/format.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";

/** Renders the required area as a sum: next to the first section on wide screens, else under it. */
export function AreaSum({ area: { of, items, find } }: { area: NonNullable<SolutionDetail["area"]> }) {
  const words = solutionZh.area;
  const sum = items.reduce((total, { area }) => total + area, 0);
  return (
    <table className="area-sum">
      <caption>{of ? words.of(of) : words.title}</caption>
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
          <th scope="row">{words.sum}</th>
          <td>{formatArea(sum)}</td>
        </tr>
        {find && (
          <tr>
            <th scope="row">{words.find}</th>
            <td>{formatArea(find)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
