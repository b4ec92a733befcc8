/**
 * Delays the first paint until the document is parsed up to here. Placed after content that would shift while it is parsed
 * (a box that grows upwards, a table whose columns depend on its rows). Ignored by browsers without `blocking="render"`.
 */
export const BlockRenderUntilLoaded = ({ id }: { id: string }) => (
  <>
    <link blocking="render" href={`#${id}`} rel="expect" />
    <span hidden id={id} />
  </>
);
