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
    <Section name="图片：未到、没有载入">
      <div className={classNames(devPartsStyles.stack, devPartsStyles.narrow)}>
        <Picture alt="未到" picture={noPicture} slots={[{ width: "240px" }]} />
        <Picture alt="没有载入" load="now" picture={noPicture} slots={[{ width: "240px" }]} />
      </div>
    </Section>
    <Section name="没有结果">
      <EmptyState
        title="没有厅同时满足这 6 条"
        room={{ length: 24.4, width: 18, notes: ["要 440 m²", "200 人课桌式"] }}
        relax={[
          { label: "净高从 8 m 降到 6 m", result: "14 个", href: "/beijing" },
          { label: "一天预算加到 6 万", result: "9 个", href: "/beijing" },
          { label: "去掉「无柱」", result: "5 个", onSelect: () => undefined },
        ]}
      />
    </Section>
    <Section name="出错">
      <ErrorState
        title="列表没有取到"
        onRetry={() => undefined}
        link={{ href: "/", label: "回首页" }}
        reference="a41f09"
      >
        网络断了或服务正忙。您填的条件都还在，点重试即可。
      </ErrorState>
    </Section>
  </>
);
