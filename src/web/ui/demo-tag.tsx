interface DemoTagProps {
  demo?: boolean | undefined;
  /** The name before the tag: one that contains （示例） itself needs no tag. */
  of?: string;
}

/** Marks a row of the demo catalogue. The space before it is text, so that it vanishes at the start of a line. */
export const DemoTag = ({ demo = true, of }: DemoTagProps) =>
  demo && !of?.includes("（示例）") ? (
    <>
      {" "}
      <span className="demo">示例</span>
    </>
  ) : null;
