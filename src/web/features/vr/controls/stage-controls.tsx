import { vrZh } from "#texts/venue/vr.zh.ts";
import { showToast } from "#web/ui/overlay/toast.ts";
import type { Panorama } from "../panorama/panorama.ts";
import { VrIcon } from "./vr-icon.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import panelStyles from "../panel.module.css";
import styles from "./stage-controls.module.css";

interface StageControlsProps {
  panorama: () => Panorama | undefined;
  gyroscope: { supported: boolean; on: boolean };
  isFullscreen: boolean;
  onToggleFullscreen: () => void;
}

/** Renders the controls: zoom in, zoom out, gyroscope (only where there is a sensor), fullscreen. */
export function StageControls({ panorama, gyroscope, isFullscreen, onToggleFullscreen }: StageControlsProps) {
  const toggleGyroscope = async () => {
    const viewer = panorama();
    if (gyroscope.on) viewer?.unfollowDevice();
    else if (viewer && !(await viewer.followDevice())) showToast(vrZh.gyroscopeDenied);
  };
  const gyroscopeLabel = gyroscope.on ? vrZh.gyroscopeOff : vrZh.gyroscope;
  const fullscreenLabel = isFullscreen ? vrZh.leaveFull : vrZh.full;
  return (
    <div className={classNames(panelStyles.panel, styles.controls)}>
      <button aria-label={vrZh.zoomIn} onClick={() => panorama()?.zoom(1)} title={vrZh.zoomIn} type="button">
        <VrIcon name="nearer" />
      </button>
      <button aria-label={vrZh.zoomOut} onClick={() => panorama()?.zoom(-1)} title={vrZh.zoomOut} type="button">
        <VrIcon name="wider" />
      </button>
      {gyroscope.supported && (
        <button
          aria-label={gyroscopeLabel}
          aria-pressed={gyroscope.on}
          onClick={() => void toggleGyroscope()}
          title={gyroscopeLabel}
          type="button"
        >
          <VrIcon name="phone" />
        </button>
      )}
      <button aria-label={fullscreenLabel} onClick={onToggleFullscreen} title={fullscreenLabel} type="button">
        <VrIcon name={isFullscreen ? "part" : "full"} />
      </button>
    </div>
  );
}
