import { useState } from "react";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { FactStrip } from "../../ui/list/fact-strip.tsx";
import { TextInput } from "../../ui/forms/field.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { SpecSheet } from "../../ui/list/spec-sheet.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import { ToastMessage } from "../../ui/overlay/toast-host.tsx";
import { hideLoading, showLoading, showToast } from "../../ui/overlay/toast.ts";
import { Section } from "./section.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import devPartsStyles from "./dev-parts.module.css";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";

export const StructureParts = () => (
  <>
    <Section name="面包屑">
      <Breadcrumb
        crumbs={[{ label: "北京", href: "/" }, { label: "朝阳场地", href: "/beijing" }, { label: "云栖会议酒店" }]}
      />
    </Section>
    <Section name="选项卡与翻页">
      <Tabs
        label="场地信息"
        tabs={[
          { href: "#halls", label: "会议厅", count: 9, current: true },
          { href: "#pictures", label: "图片", count: 46 },
          { href: "#rooms", label: "客房", count: 412 },
          { href: "#place", label: "位置" },
        ]}
      />
      <div className={devPartsStyles.spacedRows}>
        <Pagination page={2} pages={7} formatHref={(page) => `#page-${page}`} />
        <Pagination page={1} pages={2} formatHref={(page) => `#page-${page}`} />
        <Pagination page={251} pages={500} formatHref={(page) => `#page-${page}`} />
      </div>
    </Section>
    <Section name="数据条">
      <div className={classNames(listRowStyles.listRow, devPartsStyles.paddedRow)}>
        <FactStrip
          facts={[
            { label: "最大会场", value: "1,280", unit: "m²" },
            { label: "净高", value: undefined },
            { label: "课桌式", value: "208", unit: "人", highlighted: true },
            { label: "客房", value: "412", unit: "间" },
            { label: "会场起价", value: "¥38,000", unit: "/ 天", price: true },
          ]}
        />
      </div>
    </Section>
    <Section name="规格">
      <div className={devPartsStyles.specs}>
        <SpecSheet
          measures
          rows={[
            { label: "长 × 宽", value: "32.0 × 18.0", unit: "m" },
            { label: "面积", value: "576", unit: "m²" },
            { label: "立柱", value: "无" },
            { label: "自然光", value: undefined },
          ]}
        />
        <SpecSheet
          rows={[
            { label: "定金", value: "签约付 30%，会前 7 天付清" },
            { label: "外带餐饮", value: "不可，酒水可自带" },
            { label: "车位", value: undefined },
          ]}
        />
      </div>
    </Section>
    <Overlays />
  </>
);

function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Section name="浮层">
        <div className={devPartsStyles.wrap}>
          <Button small onClick={() => setOpen("dialog")}>
            对话框
          </Button>
          <Button small onClick={() => setOpen("sheet")}>
            抽屉
          </Button>
        </div>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="撤回需求"
          footer={
            <>
              <Button onClick={close}>再想想</Button>
              <Button variant="ink" onClick={close}>
                撤回并删除
              </Button>
            </>
          }
        >
          <p>撤回后，姓名、电话和备注会立即删除，顾问不再联系您。</p>
        </Dialog>
        <Sheet
          open={open === "sheet"}
          onClose={close}
          title="筛选"
          action={
            <button type="button" className={textStyles.soft}>
              清空 6 项
            </button>
          }
          footer={
            <Button variant="ink" full onClick={close}>
              查看 128 个场地
            </Button>
          }
        >
          <TextInput label="最少容纳" unit="人" defaultValue="200" data-autofocus />
          <div style={{ height: 900 }} />
          <p className={textStyles.soft}>到底了</p>
        </Sheet>
      </Section>
      <Section name="轻提示">
        <div className={devPartsStyles.notices}>
          <ToastMessage toast={{ message: "加载中...", kind: "loading" }} />
          <ToastMessage
            toast={{ message: "已加入备选", kind: "plain", action: { label: "撤回", run: () => undefined } }}
          />
          <ToastMessage toast={{ message: "没有网络。需求已存在本机，联网后自动提交", kind: "warn" }} />
        </div>
        <div className={classNames(devPartsStyles.wrap, devPartsStyles.below)}>
          <Button small onClick={() => showToast("已复制")}>
            提示
          </Button>
          <Button
            small
            onClick={() => showToast("已加入备选", { action: { label: "撤回", run: () => void showToast("已撤回") } })}
          >
            可撤回
          </Button>
          <Button small onClick={() => void showLoading()}>
            加载
          </Button>
          <Button small onClick={hideLoading}>
            加载完
          </Button>
        </div>
      </Section>
    </>
  );
}
