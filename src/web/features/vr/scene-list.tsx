import type { VrScene } from "../../../domain/picture.ts";
import { getLayoutByKey } from "../../../domain/space/layouts.ts";
import { vrZh } from "../../../texts/venue/vr.zh.ts";
import { LayoutIcon } from "../../ui/drawing/layout-icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { groupByPlace, isSamePlace, isSameRoom, formatSceneHref } from "./find-scene.ts";
import "./scene-list.css";

interface SceneListProps {
  venueId: string;
  scenes: readonly VrScene[];
  /** The shown scene, if any. */
  current?: VrScene;
  getPlaceName: (scene: VrScene) => string;
}

/** Renders every scene of the venue as links, by place; the layouts of a place are chips. */
export function SceneList({ venueId, scenes, current, getPlaceName }: SceneListProps) {
  return (
    <ul className="vr-list">
      {groupByPlace(scenes).map(({ type, spaceId, scenes: placeScenes }) => {
        const [first] = placeScenes;
        const isCurrent = current !== undefined && isSamePlace(first!, current);
        return (
          <li key={`${type}/${spaceId}`}>
            <Link
              aria-current={isCurrent ? "location" : undefined}
              href={formatSceneHref(venueId, scenes, first!)}
              resetScroll={false}
            >
              {getPlaceName(first!)}
              {isCurrent && <small>{vrZh.here}</small>}
            </Link>
            {(placeScenes.length > 1 || first!.layout) && (
              <div className="chips">
                {placeScenes.map((scene) => (
                  <Link
                    aria-current={scene.id === current?.id ? "true" : undefined}
                    className={scene.id === current?.id ? "chip on" : "chip"}
                    href={formatSceneHref(venueId, scenes, scene)}
                    key={scene.id}
                    replace={isCurrent && isSameRoom(scene, current)}
                    resetScroll={false}
                  >
                    {scene.layout && <LayoutIcon layout={scene.layout} />}
                    {scene.layout ? getLayoutByKey(scene.layout).name : scene.name}
                  </Link>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
