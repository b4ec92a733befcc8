import { ControlParts } from "./control-parts.tsx";
import { DrawingParts } from "./drawing-parts.tsx";
import { StateParts } from "./state-parts.tsx";
import { StructureParts } from "./structure-parts.tsx";
import { TypeParts } from "./type-parts.tsx";
import "./dev-parts.css";

const schemes = [
  { theme: "light", name: "浅色" },
  { theme: "dark", name: "深色" },
] as const;

/** Renders every UI part in every state, light and dark next to each other. For development only. */
export const DevPartsView = () => (
  <main className="dev-parts" id="main">
    {schemes.map(({ theme, name }) => (
      <div className="side" data-theme={theme} key={theme}>
        <p className="scheme">{name}</p>
        <TypeParts />
        <ControlParts />
        <DrawingParts />
        <StructureParts />
        <StateParts />
      </div>
    ))}
  </main>
);
