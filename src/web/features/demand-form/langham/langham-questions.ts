import { type LanghamLang, langhamTypes } from "#domain/langham/langham-type.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";

const buildQuestions = (lang: LanghamLang) => {
  const { types, enquiry } = langhamTexts[lang];
  const languages = lang === "en" ? (["en", "zh"] as const) : (["zh", "en"] as const);
  return [
    {
      id: "for",
      label: enquiry.for,
      place: "first" as const,
      options: langhamTypes.map((type) => ({ id: type, name: types[type] })),
    },
    {
      id: "language",
      label: enquiry.language,
      place: "last" as const,
      options: languages.map((id) => ({ id, name: enquiry.languages[id] })),
    },
    { id: "tables", label: enquiry.tables, place: "more" as const },
  ];
};

/** The questions of the form by language: what it is for, the language of the call, the number of tables. */
export const langhamQuestions = { zh: buildQuestions("zh"), en: buildQuestions("en") };
