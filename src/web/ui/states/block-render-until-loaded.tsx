/**
 * Delays the first paint until the document is parsed up to here. Placed after content that would shift while it is parsed:
 * a row that ends right, a box that grows upwards, a table whose columns depend on its rows. It is an element of its own,
 * since Chromium does not wait for the end of an element with content. Ignored by browsers without `blocking="render"`.
 */
export const BlockRenderUntilLoaded = ({ id }: { id: string }) => (
  <>
    <link blocking="render" href={`#${id}`} rel="expect" />
    <i hidden id={id} />
  </>
);
