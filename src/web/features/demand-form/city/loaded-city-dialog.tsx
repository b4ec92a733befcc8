import { showToast } from "#web/ui/overlay/toast.ts";
import { useFormTools } from "../tools/use-form-tools.ts";
import type { CityDialogProps } from "./city-dialog.tsx";

/** Renders the dialog of cities, whose code is loaded when it is first opened. */
export function LoadedCityDialog(props: CityDialogProps) {
  const tools = useFormTools(props.open, () => {
    showToast(props.texts.form.citiesFailed, { kind: "warn" });
    props.onClose();
  });
  return tools && <tools.CityDialog {...props} />;
}
