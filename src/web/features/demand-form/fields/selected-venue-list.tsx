import { useWatch } from "react-hook-form";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { DemoTag } from "../../../ui/text/demo-tag.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

/** Renders the venues and spaces that the demand is for; each can be removed. */
export function SelectedVenueList({ form, texts }: DemandForm) {
  const selectedVenues = useWatch({ control: form.control, name: "asked" });
  const error = form.formState.errors.asked?.message;
  if (selectedVenues.length === 0) return error ? <p className="err">{error}</p> : null;
  const remove = (at: number) =>
    form.setValue(
      "asked",
      selectedVenues.filter((_, index) => index !== at),
      { shouldDirty: true, shouldValidate: Boolean(error) },
    );
  return (
    <div data-field="asked">
      <ul className="for">
        {selectedVenues.map((one, at) => (
          <li className="row" key={`${one.siteId}-${one.spaceCode ?? ""}`}>
            <span>
              {one.name}
              <DemoTag demo={one.demo} name={one.name} />
            </span>
            <button
              type="button"
              className="rm"
              aria-label={fillTemplate(texts.form.remove, { name: one.name })}
              onClick={() => remove(at)}
            >
              <i className="x" />
            </button>
          </li>
        ))}
      </ul>
      {error && <p className="err">{error}</p>}
      <p className="small">
        {selectedVenues.length > 1 ? fillTemplate(texts.form.several, { n: selectedVenues.length }) : texts.form.alone}
      </p>
    </div>
  );
}
