import { ControlParts } from "./control-parts.tsx";
import { DrawingParts } from "./drawing-parts.tsx";
import { StateParts } from "./state-parts.tsx";
import { StructureParts } from "./structure-parts.tsx";
import { TypeParts } from "./type-parts.tsx";
import devPartsStyles from "./dev-parts.module.css";

const schemes = [
  { theme: "light", name: "浅色" },
  { theme: "dark", name: "深色" },
] as const;

/** Renders every UI part in every state, light and dark next to each other. For development only. */
export const DevPartsView = () => (
  <main className={devPartsStyles.parts} id="main">
    {schemes.map(({ theme, name }) => (
      <div className={devPartsStyles.scheme} data-theme={theme} key={theme}>
        <p className={devPartsStyles.schemeName}>{name}</p>
        <TypeParts />
        <ControlParts />
        <DrawingParts />
        <StructureParts />
        <StateParts />
      </div>
    ))}
  </main>
);
