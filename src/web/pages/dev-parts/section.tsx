import type { ReactNode } from "react";

/** One kind of part with its name. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
);
