import { Seal } from "../../ui/text/seal.tsx";
import styles from "./signature.module.css";

interface SignatureProps {
  name: string;
  role: string;
  /** When, and what else is to be said of the answer. */
  note: string;
}

/** Renders who answers, with a seal as far as the name fits one. */
export const Signature = ({ name, role, note }: SignatureProps) => (
  <div className={styles.signature}>
    <Seal name={name} small />
    <p>
      <b>{name}</b>，{role}
      <span>{note}</span>
    </p>
  </div>
);
