import type { VrScene } from "../../../domain/picture/picture.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { LayoutIcon } from "../../ui/layout-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { placesOf, samePlace, sameRoom, sceneHref } from "./scenes.ts";
import "./scene-list.css";

interface SceneListProps {
  venueId: string;
  scenes: readonly VrScene[];
  /** The shown scene, if any. */
  current?: VrScene;
  nameOf: (scene: VrScene) => string;
}

/** Renders every scene of the venue as links, by place; the layouts of a place are chips. */
export function SceneList({ venueId, scenes, current, nameOf }: SceneListProps) {
  return (
    <ul className="vr-list">
      {placesOf(scenes).map(({ type, spaceId, scenes: there }) => {
        const [first] = there;
        const here = current !== undefined && samePlace(first!, current);
        return (
          <li key={`${type}/${spaceId}`}>
            <Link
              aria-current={here ? "location" : undefined}
              href={sceneHref(venueId, scenes, first!)}
              resetScroll={false}
            >
              {nameOf(first!)}
              {here && <small>{vrZh.here}</small>}
            </Link>
            {(there.length > 1 || first!.layout) && (
              <div className="chips">
                {there.map((scene) => (
                  <Link
                    aria-current={scene.id === current?.id ? "true" : undefined}
                    className={scene.id === current?.id ? "chip on" : "chip"}
                    href={sceneHref(venueId, scenes, scene)}
                    key={scene.id}
                    replace={here && sameRoom(scene, current)}
                    resetScroll={false}
                  >
                    {scene.layout && <LayoutIcon layout={scene.layout} />}
                    {scene.layout ? layoutByKey(scene.layout).name : scene.name}
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
