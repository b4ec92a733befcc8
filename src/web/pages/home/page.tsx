import { defaultCity } from "#domain/city/city.ts";
import { definePage } from "../../page.ts";
import { buildHomeHead } from "./build-home-head.ts";
import { loadHome } from "./loader.ts";
import { HomeView } from "./view.tsx";

export default definePage("home", {
  validate: ({ params, chosenCity }) => {
    if (params.city === undefined) return { city: chosenCity ?? defaultCity.pinyin, canonical: "/" };
    if (!/^[a-z]{2,40}$/.test(params.city)) return undefined;
    return { city: params.city, canonical: `/${params.city}` };
  },
  loader: ({ city }, context) => loadHome(city, context),
  head: buildHomeHead,
  city: ({ city }) => city,
  component: HomeView,
});
