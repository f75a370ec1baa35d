import { UploadedFile } from "@/server/kernel/uploaded-file";
import { type Field, field, refuse } from "@/server/kernel/wire";
import { type InspectedFile, inspectFile } from "./core/inspect-file";

export function attachmentFile(): Field<InspectedFile> {
  return field(
    (value) => {
      if (!(value instanceof UploadedFile))
        return refuse("The submitted data was not a file. Check the encoding type on the form.");
      const inspected = inspectFile(value);
      return typeof inspected === "string" ? refuse(inspected) : inspected;
    },
    { type: "string", format: "binary" },
  );
}
