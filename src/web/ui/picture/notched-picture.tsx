import type { ReactNode } from "react";
import { classNames } from "../text/class-names.ts";
import styles from "./notched-picture.module.css";

interface NotchedPictureProps {
  /** The photograph, if there is one. */
  picture: ReactNode;
  /** The plan of the space at the page's one scale; absent where its sides are unknown. */
  plan: ReactNode;
  className?: string | undefined;
}

/** Renders a photograph that gives its lower right corner to the plan of its space. Without a photograph the plan takes the place. */
export const NotchedPicture = ({ picture, plan, className }: NotchedPictureProps) => (
  <span className={classNames(styles.notched, className)}>
    {picture}
    {plan && <span className={picture ? styles.notch : styles.planOnly}>{plan}</span>}
  </span>
);
