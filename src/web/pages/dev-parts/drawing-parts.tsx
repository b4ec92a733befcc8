import { layouts } from "#domain/space/layouts.ts";
import { CapacityCell, type CapacityMark } from "../../ui/list/capacity-cell.tsx";
import { CapacityLegend } from "../../ui/list/capacity-legend.tsx";
import { DimensionChain, DimensionLine, Drawing } from "../../ui/drawing/dimension-line.tsx";
import { LayoutIcon } from "../../ui/drawing/layout-icon.tsx";
import { MapPin } from "../../ui/drawing/map-pin.tsx";
import { Section } from "./section.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import devPartsStyles from "./dev-parts.module.css";
import planStyles from "../../ui/drawing/plan.module.css";
import tableFrameStyles from "../../ui/list/table-frame.module.css";

const marks: [string, CapacityMark][] = [
  ["最匹配", { kind: "best", people: 208 }],
  ["宽松", { kind: "fits", people: 280 }],
  ["紧凑", { kind: "limit", people: 160, limit: 210 }],
  ["容纳不下", { kind: "small", people: 128 }],
  ["存疑", { kind: "fits", people: 280, doubt: { published: 520, note: 1 } }],
  ["不适合", { kind: "unsuitable" }],
  ["未知", { kind: "unknown" }],
];

export const DrawingParts = () => (
  <>
    <Section name="台型图标 28">
      <ul className={devPartsStyles.icons}>
        {layouts.map(({ key, name }) => (
          <li key={key}>
            <LayoutIcon layout={key} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
    <Section name="容量格">
      <table className={devPartsStyles.cells}>
        <tbody>
          <tr>
            {marks.map(([name, mark]) => (
              <CapacityCell key={name} mark={mark} />
            ))}
          </tr>
          <tr>
            {marks.map(([name]) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </tbody>
      </table>
      <CapacityLegend people={200} limit={210} notes={["场地标称 520 人，按 330 m² 最多约 470 人，请以现场为准。"]} />
    </Section>
    <Section name="容量表">
      <CapacityTable />
    </Section>
    <Section name="尺寸线">
      <div style={{ width: "70%" }}>
        <DimensionLine>32.0 m</DimensionLine>
      </div>
      <div style={{ width: "32%", marginTop: 12 }}>
        <DimensionLine>9.6 m</DimensionLine>
      </div>
      <div className={devPartsStyles.planFrame}>
        <Drawing
          across="32.0 m"
          down="18.0 m"
          below={
            <DimensionChain
              parts={[
                { size: 3.6, label: "3.6" },
                { size: 3.1, label: "3.1" },
                { size: 21.2, label: "课桌 21.2" },
                { size: 4.1, label: "4.1" },
              ]}
            />
          }
        >
          <svg className={planStyles.plan} viewBox="0 0 32 18" role="img" aria-label="宴会厅A，32.0 × 18.0 米">
            <path className={planStyles.room} d="M0 0h32v18h-32z" />
            <path className={planStyles.stage} d="M0 3.6h3.6v10.8h-3.6z" />
            <path className={planStyles.screen} d="M.4 5.7v6.6" />
          </svg>
          <span className={planStyles.note} style={{ left: "60%", top: "50%" }}>
            课桌式 208
          </span>
        </Drawing>
      </div>
    </Section>
    <Section name="地图标">
      <div className={classNames(devPartsStyles.wrap, devPartsStyles.pins)}>
        <MapPin label="¥3.2 万" onSelect={() => undefined} />
        <MapPin label="¥3.8 万" state="on" onSelect={() => undefined} />
        <MapPin label="¥1.8 万" state="seen" href="/beijing" />
        <MapPin label="12" cluster title="此处 12 个场地" onSelect={() => undefined} />
      </div>
    </Section>
  </>
);

function CapacityTable() {
  const rows: [string, string, number, CapacityMark[]][] = [
    [
      "大宴会厅 A+B+C",
      "40 × 32 m",
      0,
      [{ kind: "fits", people: 1060 }, { kind: "fits", people: 520 }, { kind: "unsuitable" }],
    ],
    ["宴会厅A", "32 × 18 m", 1, [{ kind: "fits", people: 480 }, { kind: "best", people: 208 }, { kind: "unknown" }]],
    [
      "宴会厅B",
      "32 × 11 m",
      1,
      [
        { kind: "fits", people: 270 },
        { kind: "limit", people: 160, limit: 210 },
        { kind: "small", people: 140, doubt: { published: 520, note: 1 } },
      ],
    ],
  ];
  return (
    <div className={tableFrameStyles.tableFrame}>
      <table className={tableFrameStyles.capacityTable}>
        <thead>
          <tr>
            <th scope="col">
              会场
              <br />长 × 宽
            </th>
            {layouts.slice(0, 3).map(({ key, name }, index) => (
              <th key={key} scope="col" className={index === 1 ? tableFrameStyles.requested : undefined}>
                <LayoutIcon layout={key} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, size, level, cells]) => (
            <tr key={name} className={level === 1 ? tableFrameStyles.partRow : undefined}>
              <th scope="row">
                <a href="#hall">
                  <span>
                    {name}
                    <small>{size}</small>
                  </span>
                </a>
              </th>
              {cells.map((mark, index) => (
                <CapacityCell key={layouts[index]?.key} mark={mark} href={mark.kind === "best" ? "#hall" : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
