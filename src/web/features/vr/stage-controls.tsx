import { vrZh } from "../../../texts/vr.zh.ts";
import { showToast } from "../../ui/toast.ts";
import type { Panorama } from "./panorama.ts";
import { VrIcon } from "./vr-icon.tsx";

interface StageControlsProps {
  panorama: () => Panorama | undefined;
  gyroscope: { supported: boolean; on: boolean };
  filled: boolean;
  onFill: () => void;
}

/** Renders the controls: zoom in, zoom out, gyroscope (only where there is a sensor), fullscreen. */
export function StageControls({ panorama, gyroscope, filled, onFill }: StageControlsProps) {
  const follow = async () => {
    const viewer = panorama();
    if (gyroscope.on) viewer?.unfollowDevice();
    else if (viewer && !(await viewer.followDevice())) showToast(vrZh.gyroscopeDenied);
  };
  const gyroscopeWords = gyroscope.on ? vrZh.gyroscopeOff : vrZh.gyroscope;
  const fullWords = filled ? vrZh.leaveFull : vrZh.full;
  return (
    <div className="vr-controls">
      <button aria-label={vrZh.zoomIn} onClick={() => panorama()?.zoom(1)} title={vrZh.zoomIn} type="button">
        <VrIcon name="nearer" />
      </button>
      <button aria-label={vrZh.zoomOut} onClick={() => panorama()?.zoom(-1)} title={vrZh.zoomOut} type="button">
        <VrIcon name="wider" />
      </button>
      {gyroscope.supported && (
        <button
          aria-label={gyroscopeWords}
          aria-pressed={gyroscope.on}
          onClick={() => void follow()}
          title={gyroscopeWords}
          type="button"
        >
          <VrIcon name="phone" />
        </button>
      )}
      <button aria-label={fullWords} onClick={onFill} title={fullWords} type="button">
        <VrIcon name={filled ? "part" : "full"} />
      </button>
    </div>
  );
}
