import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** Modules around the code that stay light, as readers require. */
const quietZone = 4;

/** Renders an address as a QR code, dark on light in both colour schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${countRun(row, x)}v1H${x}z` : "")).join(""),
  );
  return (
    <svg
      aria-label={label}
      className={styles.qrCode}
      data-theme="light"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={rows.join("")} />
    </svg>
  );
}

/** Counts the dark modules from here to the right. */
function countRun(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end === -1 ? row.length : end) - from;
}
