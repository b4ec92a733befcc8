import { type ComponentType, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { isMainlandMobile, normalizePhone } from "#domain/demand/field-rules.ts";
import type { DemandForm } from "../form/use-demand-form.ts";

/** Milliseconds until a field that could not be loaded is tried again: without it no demand can be sent. */
const retryMs = 3000;
/** Height of the field in pixels, so that nothing moves when it arrives. */
const fieldHeight = 97;

/** Returns the field once it has been loaded; only forms that need it load it. */
function useCodeField(): ComponentType<DemandForm> | undefined {
  const [Field, setField] = useState<ComponentType<DemandForm>>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      import("./code-field.tsx").then(
        (module) => setField(() => module.CodeField),
        () => {
          timer = setTimeout(load, retryMs);
        },
      );
    };
    load();
    return () => clearTimeout(timer);
  }, []);
  return Field;
}

function LoadedCodeField(demand: DemandForm) {
  const Field = useCodeField();
  return Field ? <Field {...demand} /> : <div style={{ minHeight: fieldHeight }} />;
}

/** Renders the field for the code of a text message where the operator asks for one: beside a mainland mobile. */
export function LazyCodeField(demand: DemandForm) {
  const mobile = normalizePhone(useWatch({ control: demand.form.control, name: "mobile" }));
  if (!demand.verifies || (demand.numbers !== "mainland" && !isMainlandMobile(mobile))) return null;
  return <LoadedCodeField {...demand} />;
}
