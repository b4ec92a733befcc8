/** Returns the widest texture that the GPU takes, in pixels; undefined without WebGL 2. */
export function getMaxTextureWidth(): number | undefined {
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

/** Loads a picture and decodes it. @throws where it cannot be loaded */
export async function loadImage(href: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.decoding = "async";
  picture.src = href;
  await picture.decode();
  return picture;
}

const hasPainted = (): boolean => performance.getEntriesByName("first-contentful-paint").length > 0;

/** Calls back two frames after the first contentful paint (or after now, if later); returns the function that cancels. */
export function afterFirstPaint(callback: () => void): () => void {
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
