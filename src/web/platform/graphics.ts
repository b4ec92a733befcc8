/** Widest texture the graphics unit takes, pixels; undefined where there is no WebGL 2. */
export function textureWidth(): number | undefined {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) return undefined;
    const width = Number(gl.getParameter(gl.MAX_TEXTURE_SIZE));
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return width > 0 ? width : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the visitor asked for little data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether the visitor asked for little motion. */
export const wantsStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Loads a picture and decodes it. @throws where it cannot be loaded */
export async function loadPicture(href: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.decoding = "async";
  picture.src = href;
  await picture.decode();
  return picture;
}

const hasPainted = (): boolean => performance.getEntriesByName("first-contentful-paint").length > 0;

/** Calls back after the page was first painted, and what is on it now too; gives the way to stop. */
export function afterPaint(callback: () => void): () => void {
  let frame = 0;
  const next = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(callback);
    });
  };
  if (hasPainted()) next();
  else {
    const observer = new PerformanceObserver(() => {
      if (!hasPainted()) return;
      observer.disconnect();
      next();
    });
    observer.observe({ type: "paint", buffered: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }
  return () => cancelAnimationFrame(frame);
}
