import { useState } from "react";
import type { SheetData } from "#domain/seating-drawing/render-plan-sheet.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { printPage } from "../../platform/device/print-page.ts";
import { Button } from "../../ui/forms/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { type Zoom, ZoomButtons } from "../../ui/zoom/zoom-pane.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./plan-tools.module.css";

/** Orientation of the drawing on the screen: the screen wall at the left, or on top. */
export type PlanOrientation = "lies" | "stands";

interface PlanToolsProps {
  facts: Omit<SheetData, "day">;
  /** Returns the ISO day that is printed on the sheet. */
  today: () => string;
  zoom: Zoom;
  orientation: PlanOrientation;
  onOrientation: (orientation: PlanOrientation) => void;
  className?: string | undefined;
}

/** Renders the tools of a drawing: zoom, turn, save as a file, print. */
export function PlanTools({ facts, today, zoom, orientation, onOrientation, className }: PlanToolsProps) {
  const [saving, setSaving] = useState<"svg" | "png">();
  const save = async (kind: "svg" | "png") => {
    setSaving(kind);
    try {
      // Loaded on demand: few visitors save a file.
      const { savePlan } = await import("./save-plan.ts");
      await savePlan(kind, { ...facts, day: today() });
    } catch {
      showToast(planZh.save.failed, { kind: "warn" });
    } finally {
      setSaving(undefined);
    }
  };
  const saveButton = (kind: "svg" | "png") => (
    <Button
      aria-label={`${planZh.save.group} ${planZh.save[kind]}`}
      busy={saving === kind}
      onClick={() => save(kind)}
      small
      variant="plain"
    >
      {planZh.save[kind]}
    </Button>
  );
  const { length, width } = facts.drawing.room;
  const { stand, lie } = planZh.view;
  const isUpright = length >= width === (orientation === "stands");
  return (
    <div className={classNames(visibilityStyles.noPrint, styles.tools, className)}>
      <div>
        <ZoomButtons labels={planZh.pane} zoom={zoom} />
        <Button
          onClick={() => {
            zoom.reset();
            onOrientation(orientation === "lies" ? "stands" : "lies");
          }}
          small
          variant="plain"
        >
          {isUpright ? lie : stand}
        </Button>
      </div>
      <div>
        <span className={classNames(textStyles.soft, styles.label)}>{planZh.save.group}</span>
        {saveButton("svg")}
        {saveButton("png")}
        <Button onClick={printPage} small variant="plain">
          {planZh.save.print}
        </Button>
      </div>
    </div>
  );
}
