/** Marks a row of the demo catalogue. */
export const DemoTag = ({ demo = true }: { demo?: boolean }) => (demo ? <span className="demo">示例</span> : null);
