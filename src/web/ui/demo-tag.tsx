interface DemoTagProps {
  demo?: boolean | undefined;
  /** The name that it stands beside: one that says （示例） itself needs no tag. */
  of?: string;
}

/** Marks a row of the demo catalogue, once. The space before it is text, so that none is left where it begins a line. */
export const DemoTag = ({ demo = true, of }: DemoTagProps) =>
  demo && !of?.includes("（示例）") ? (
    <>
      {" "}
      <span className="demo">示例</span>
    </>
  ) : null;
