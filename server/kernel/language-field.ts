import { quoted, sentText } from "./sent-values";
import { type Field, field, refuse } from "./wire";
import { LANGUAGES, type Language } from "./words";

/** Reads a language by its first subtag: `ar-KW` means `ar`. */
export function language(): Field<Language> {
  return field(
    (value) => {
      const [first] = sentText(value).toLowerCase().split(/[-_]/, 1);
      return LANGUAGES.find((known) => known === first) ?? refuse(`${quoted(value)} is not a valid choice.`);
    },
    { type: "string", enum: LANGUAGES },
  );
}
