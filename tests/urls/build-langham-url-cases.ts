import { createFound, createNotFound, type UrlCase } from "./url-case.ts";

/** Builds the URL cases of the Langham pages. */
export function buildLanghamUrlCases(): UrlCase[] {
  return [
    ...["zh", "en"].flatMap((lang) => [
      createFound(`/marketing/langham/${lang}`, "the Langham page"),
      ...["meeting", "wedding", "dining", "package"].map((type) =>
        createFound(`/marketing/langham/${lang}/${type}`, "a type of the Langham page"),
      ),
      createNotFound(`/marketing/langham/${lang}/party`, "an unknown type"),
      createNotFound(`/marketing/langham/${lang}/Wedding`, "letter case counts"),
      createNotFound(`/marketing/langham/${lang}/wedding/1`, "a part too many"),
    ]),
    createFound("/marketing/langham/zh?city=haikou", "the sun over another city", "/marketing/langham/zh"),
    createNotFound("/marketing/langham/en?city=lasa", "a city without a hotel of the group"),
    createNotFound("/marketing/langham", "neither language nor list"),
    createNotFound("/marketing/langham/fr", "an unknown language"),
    createFound("/marketing/langham/list", "the list of Langham hotels"),
    createFound("/marketing/langham/list?lang=zh", "the default language", "/marketing/langham/list"),
    createFound("/marketing/langham/list?lang=en", "the list in English", "/marketing/langham/list?lang=en"),
    createFound("/marketing/langham/list?people=0&page=9999", "values out of range", "/marketing/langham/list"),
    createFound(
      "/marketing/langham/list?city=lasa",
      "a city without a hotel of the group is empty",
      "/marketing/langham/list?city=lasa",
    ),
    createNotFound("/marketing/langham/list?lang=fr", "an unknown language"),
    createNotFound("/marketing/langham/list?city=atlantis", "an unknown city"),
    createNotFound("/marketing/langham/list/1", "a part too many"),
  ];
}
