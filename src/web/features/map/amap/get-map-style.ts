const darkQuery = "(prefers-color-scheme: dark)";

/** Returns the name of AMap's style for the visitor's colour scheme. */
export const getMapStyle = (): string => `amap://styles/${matchMedia(darkQuery).matches ? "dark" : "normal"}`;

/** Calls back with the style when the visitor's colour scheme changes. Returns the function that ends it. */
export function followColorScheme(callback: (style: string) => void): () => void {
  const query = matchMedia(darkQuery);
  const onChange = () => callback(getMapStyle());
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
