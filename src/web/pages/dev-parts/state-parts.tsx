import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { CardSkeleton, ListSkeleton, TableSkeleton } from "../../ui/states/list-skeleton.tsx";
import { Section } from "./section.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import devPartsStyles from "./dev-parts.module.css";

/** No file has this hash. */
const noPicture = { hash: "0".repeat(20), width: 1280, height: 800, color: "#968e73", rendered: true };

export const StateParts = () => (
  <>
    <Section name="骨架">
      <div className={devPartsStyles.stack}>
        <ListSkeleton rows={1} />
        <TableSkeleton rows={2} columns={5} />
        <div className={devPartsStyles.narrow}>
          <CardSkeleton />
        </div>
      </div>
    </Section>
    <Section name="图片：未到、加载失败">
      <div className={classNames(devPartsStyles.stack, devPartsStyles.narrow)}>
        <Picture alt="未到" picture={noPicture} slots={[{ width: "240px" }]} />
        <Picture alt="加载失败" load="now" picture={noPicture} slots={[{ width: "240px" }]} />
      </div>
    </Section>
    <Section name="没有结果">
      <EmptyState
        title="没有同时符合这 6 个条件的会场"
        room={{ length: 24.4, width: 18, notes: ["约需 440 m²", "200 人课桌式"] }}
        relax={[
          { label: "净高从 8 m 降到 6 m", result: "14 个", href: "/beijing" },
          { label: "日租金上限提高到 ¥60,000", result: "9 个", href: "/beijing" },
          { label: "去掉「无柱」", result: "5 个", onSelect: () => undefined },
        ]}
      />
    </Section>
    <Section name="出错">
      <ErrorState
        title="列表加载失败"
        onRetry={() => undefined}
        link={{ href: "/", label: "返回首页" }}
        reference="a41f09"
      >
        网络中断或服务繁忙。您填写的条件已保留，请重试。
      </ErrorState>
    </Section>
  </>
);
