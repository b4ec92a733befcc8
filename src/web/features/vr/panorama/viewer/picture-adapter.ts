import { EquirectangularAdapter, utils } from "@photo-sphere-viewer/core";

/** Adapter for loaded images, so that the viewer neither fetches them again nor uses blobs. */
export class PictureAdapter extends EquirectangularAdapter {
  static override readonly id: string = "picture";

  override async loadTexture(panorama: unknown) {
    const { picture } = panorama as { picture: HTMLImageElement };
    const texture = utils.createTexture(picture, true);
    const panoData = utils.mergePanoData(picture.naturalWidth, picture.naturalHeight);
    // The same object as requested: the viewer compares it to detect a newer request.
    return { panorama: panorama as { path: string }, texture, panoData };
  }
}
