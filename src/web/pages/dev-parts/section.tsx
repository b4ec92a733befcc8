import type { ReactNode } from "react";

/** Renders one group of parts under its name. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
);
