import { useWatch } from "react-hook-form";
import { filled } from "../../../texts/filled.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import type { DemandForm } from "./use-demand-form.ts";

/** Renders the venues and spaces that the demand is for; each can be removed. */
export function AskedList({ form, texts }: DemandForm) {
  const asked = useWatch({ control: form.control, name: "asked" });
  const error = form.formState.errors.asked?.message;
  if (asked.length === 0) return error ? <p className="err">{error}</p> : null;
  const remove = (at: number) =>
    form.setValue(
      "asked",
      asked.filter((_, index) => index !== at),
      { shouldDirty: true, shouldValidate: Boolean(error) },
    );
  return (
    <div data-field="asked">
      <ul className="for">
        {asked.map((one, at) => (
          <li className="row" key={`${one.siteId}-${one.spaceCode ?? ""}`}>
            <span>
              {one.name}
              <DemoTag demo={one.demo} of={one.name} />
            </span>
            <button
              type="button"
              className="rm"
              aria-label={filled(texts.form.remove, { name: one.name })}
              onClick={() => remove(at)}
            >
              <i className="x" />
            </button>
          </li>
        ))}
      </ul>
      {error && <p className="err">{error}</p>}
      <p className="small">{asked.length > 1 ? filled(texts.form.together, { n: asked.length }) : texts.form.alone}</p>
    </div>
  );
}
