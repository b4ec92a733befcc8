/**
 * Stands behind what would be painted half read and then move (a box that grows upwards, a table whose columns follow its
 * rows), and keeps the first paint back until the reader of the document has come here. Browsers that do not know it paint
 * as ever.
 */
export const WholeBeforePaint = ({ id }: { id: string }) => (
  <>
    <link blocking="render" href={`#${id}`} rel="expect" />
    <span hidden id={id} />
  </>
);
