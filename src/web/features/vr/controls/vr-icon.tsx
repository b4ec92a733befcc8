import iconStyles from "#web/ui/drawing/icon.module.css";
/** Paths of the viewer's icons on a grid of 20, as in `ui/icon.tsx`. */
const drawings = {
  nearer: "M10 4v12M4 10h12",
  wider: "M4 10h12",
  full: "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
  part: "M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4",
  phone: "M7 3.5h6v13H7zM9.5 14.5h1M3.5 6.5c-1.4 2.2-1.4 4.8 0 7M16.5 6.5c1.4 2.2 1.4 4.8 0 7",
} as const;

/** Renders an icon in the text colour; the button around it carries the label. */
export const VrIcon = ({ name }: { name: keyof typeof drawings }) => (
  <svg aria-hidden="true" className={iconStyles.icon} viewBox="0 0 20 20">
    <path d={drawings[name]} />
  </svg>
);
