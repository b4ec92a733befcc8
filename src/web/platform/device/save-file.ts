import { explainWithinWechat } from "./explain-within-wechat.ts";

/** Downloads a file in the browser; within WeChat it says how to instead. */
export function saveFile(content: Blob, name: string): void {
  if (explainWithinWechat()) return;
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href, download: name, hidden: true });
  document.body.append(link);
  link.click();
  // The browser reads the link's name and bytes only after the click.
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(href);
  }, 10_000);
}

/**
 * Renders an SVG document to a PNG of this size in pixels.
 * @throws where the browser cannot decode it or has no memory for the canvas
 */
export async function renderSvgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  // The content security policy allows data: images, not blob:.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("The canvas gave no picture.");
  return png;
}
