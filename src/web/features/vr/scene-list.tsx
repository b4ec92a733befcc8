import type { VrScene } from "#domain/picture/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { LayoutIcon } from "../../ui/drawing/layout-icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { groupByPlace, isSamePlace, isSameRoom, formatSceneHref } from "./find-scene.ts";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import styles from "./scene-list.module.css";

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
    <ul className={styles.sceneList}>
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
              <div className={chipStyles.chips}>
                {placeScenes.map((scene) => (
                  <Link
                    aria-current={scene.id === current?.id ? "true" : undefined}
                    className={
                      scene.id === current?.id ? classNames(chipStyles.chip, chipStyles.selected) : chipStyles.chip
                    }
                    href={formatSceneHref(venueId, scenes, scene)}
                    key={scene.id}
                    replace={isCurrent && isSameRoom(scene, current)}
                    resetScroll={false}
                  >
                    {scene.layout && <LayoutIcon className={styles.layout} layout={scene.layout} />}
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
