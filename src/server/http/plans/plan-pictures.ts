import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { encodePage, joinExactly } from "../cache/encode-page.ts";
import { formatPlannedRoom, parsePlanPath } from "#domain/plan-picture/format-plan-href.ts";
import { renderPlannedRoom, renderPlanPicture } from "#domain/plan-picture/render-plan-picture.ts";

/** A drawn picture in both compressed forms. */
export interface EncodedPlans {
  br: Buffer;
  gzip: Buffer;
}

/** Draws a picture when its turn comes. @throws RenderBusyError where too many wait */
export type RenderInTurn = (draw: () => Promise<EncodedPlans>) => Promise<EncodedPlans>;

/** Bounds of what is cached in memory: pictures and single drawings, in bytes. */
const maxPictureBytes = 8 * 1024 * 1024;
const maxDrawingBytes = 8 * 1024 * 1024;

/** Draws pictures of plans by their addresses and keeps them: a room is drawn once for all lists that show it. */
export class PlanPictures {
  readonly #pictures = new LRUCache<string, EncodedPlans>({
    maxSize: maxPictureBytes,
    sizeCalculation: ({ br, gzip: zipped }, key) => br.length + zipped.length + key.length * 2 + 256,
  });
  readonly #drawings = new LRUCache<string, string>({
    maxSize: maxDrawingBytes,
    sizeCalculation: (drawing, key) => drawing.length + key.length * 2 + 128,
  });
  readonly #drawing = new Map<string, Promise<EncodedPlans>>();
  readonly #inTurn: RenderInTurn;
  readonly #drawRoom: typeof renderPlannedRoom;

  /** `inTurn` draws a picture when its turn comes; `drawRoom` draws one room's plan, tests count its calls. */
  constructor(inTurn: RenderInTurn = (draw) => draw(), drawRoom = renderPlannedRoom) {
    this.#inTurn = inTurn;
    this.#drawRoom = drawRoom;
  }

  /**
   * Returns the picture of an address's part after `/plans/`; undefined where there is none.
   * @throws RenderBusyError where too many pages and pictures wait to be drawn already
   */
  async get(path: string): Promise<EncodedPlans | undefined> {
    const cached = this.#pictures.get(path) ?? this.#drawing.get(path);
    if (cached) return cached;
    const picture = parsePlanPath(path);
    if (!picture) return undefined;
    const work = this.#inTurn(() => this.#draw(picture))
      .then((encoded) => {
        this.#pictures.set(path, encoded);
        return encoded;
      })
      .finally(() => this.#drawing.delete(path));
    this.#drawing.set(path, work);
    return work;
  }

  async #draw(picture: NonNullable<ReturnType<typeof parsePlanPath>>): Promise<EncodedPlans> {
    const drawings: string[] = [];
    for (const planned of picture.rooms) {
      const key = `${picture.pxPerMetre} ${formatPlannedRoom(planned)}`;
      let drawing = this.#drawings.get(key);
      if (drawing === undefined) {
        // Large rooms take milliseconds: other requests are answered between them.
        if (drawings.length > 0) await setImmediate();
        drawing = this.#drawRoom(planned, picture.pxPerMetre);
        this.#drawings.set(key, drawing);
      }
      drawings.push(drawing);
    }
    const bytes = Buffer.from(renderPlanPicture(picture, drawings));
    const [br, zipped] = await Promise.all([encodePage(bytes, "br", "lasting"), encodePage(bytes, "gzip", "lasting")]);
    return { br: joinExactly([br]), gzip: joinExactly([zipped]) };
  }
}
