/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href, download: name, hidden: true });
  document.body.append(link);
  link.click();
  // The download takes its name and its bytes a moment after the click.
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(href);
  }, 10_000);
}

/** Whether an element is shown at all: style sheets hide one of two by the width of the window. */
export const isShown = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;

/**
 * Paints an SVG document of its own onto a canvas of this many pixels, as a PNG file.
 * @throws where the browser cannot read it or has no memory for the canvas
 */
export async function paintPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  // Our own policy takes pictures from data, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("The canvas gave no picture.");
  return png;
}
