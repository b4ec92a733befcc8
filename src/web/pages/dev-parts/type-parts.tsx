import { formatNumber } from "#domain/format.ts";
import { DemoLine } from "../../ui/text/demo-line.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { Figure } from "../../ui/text/figure.tsx";
import { Icon, iconNames } from "../../ui/drawing/icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Logo } from "../../ui/drawing/logo.tsx";
import { Seal } from "../../ui/text/seal.tsx";
import { Section } from "./section.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import devPartsStyles from "./dev-parts.module.css";
import logoStyles from "../../ui/drawing/logo.module.css";
import textStyles from "../../ui/text/text.module.css";

const colours = [
  ["纸", "paper"],
  ["面", "surface"],
  ["墨", "ink"],
  ["次墨", "ink-2"],
  ["细线", "hair"],
  ["询价", "act"],
  ["图线", "plan"],
  ["合适", "good"],
  ["留意", "caution"],
  ["沙", "sand"],
  ["木", "wood"],
  ["印", "seal"],
  ["灯", "lamp"],
] as const;

/** An href that `Link` rejects. */
const script = ["javascript", "void 0"].join(":");

export const TypeParts = () => (
  <>
    <Section name="标志">
      <Link className={logoStyles.logo} href="/">
        <Logo name="会址" />
      </Link>
    </Section>
    <Section name="颜色">
      <ul className={devPartsStyles.swatches}>
        {colours.map(([name, token]) => (
          <li key={token}>
            <i style={{ background: `var(--${token})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
    <Section name="示例行">
      <DemoLine />
    </Section>
    <Section name="印章">
      <p className={devPartsStyles.wrap}>
        <Seal name="林舟" />
        林舟，北京会场顾问，周一至周日 9:00–21:00
      </p>
    </Section>
    <Section name="字">
      <p className={devPartsStyles.size40}>
        180<small className={classNames(textStyles.soft, devPartsStyles.unit)}>人可容纳</small>
      </p>
      <h1>
        云栖会议酒店
        <DemoTag demo />
      </h1>
      <p className={devPartsStyles.size20}>会场容量表</p>
      <p className={devPartsStyles.size16}>宴会厅A 长 32.0 m，课桌式宽松可坐 208 人。</p>
      <p>最后一排距屏 27.7 m，在 8 倍屏高以内。</p>
      <p className={textStyles.small}>效果图，单位 m</p>
      <p className={devPartsStyles.wrap}>
        <span className={textStyles.good}>可容纳，宽松</span>
        <span className={textStyles.caution}>可容纳，偏紧</span>
        <Link href="/">站内链接</Link>
        <Link href="https://example.com/" external>
          站外链接
        </Link>
        <Link href={script}>被拒的链接</Link>
      </p>
    </Section>
    <Section name="数字">
      <div className={classNames(devPartsStyles.wrap, devPartsStyles.wideGap)}>
        <Figure value={formatNumber(1280)} unit="m²" />
        <Figure value="¥38,000" unit="/ 天" />
        <Figure value={undefined} />
        <Figure value="208" unit="人" big />
      </div>
    </Section>
    <Section name="图标 20">
      <ul className={devPartsStyles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  </>
);
