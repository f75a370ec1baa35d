import type { ReferenceField } from "./fields";
import type { ReferenceOperation, ReferencePage } from "./reference";

export function referenceMarkdown({ title, summary, operations }: ReferencePage): string {
  return [`# ${title}`, summary, ...operations.map(operationMarkdown), ""].join("\n\n");
}

function operationMarkdown(operation: ReferenceOperation): string {
  const { method, path, summary, description, deprecated, credentials, parameters, body, examples } = operation;
  const parts = [
    `## ${summary}`,
    `\`${method === null ? path : `${method} ${path}`}\`${deprecated ? " (superseded)" : ""}`,
  ];
  if (description !== "") parts.push(description);
  if (credentials.length > 0) parts.push(`Credentials: ${credentials.map((name) => `\`${name}\``).join(", ")}`);
  if (parameters.length > 0)
    parts.push("### Parameters", parameters.map((field) => fieldLines(field, 0, ` (${field.place})`)).join("\n"));
  if (body !== null) parts.push("### Body", fieldsMarkdown(body));
  for (const { curl } of examples) parts.push(`\`\`\`bash\n${curl}\n\`\`\``);
  parts.push("### Answers");
  for (const { status, description: said, ...answer } of operation.answers)
    parts.push(`\`${status}\` ${said}`, fieldsMarkdown(answer));
  parts.push(operation.refusals.map(({ status, description: said }) => `- \`${status}\` ${said}`).join("\n"));
  return parts.filter((part) => part !== "").join("\n\n");
}

function fieldsMarkdown(part: { readonly sameAs: string | null; readonly fields: readonly ReferenceField[] }): string {
  if (part.sameAs !== null) return `The same fields as \`${part.sameAs}\` above.`;
  return part.fields.map((field) => fieldLines(field, 0, "")).join("\n");
}

function fieldLines(field: ReferenceField, depth: number, place: string): string {
  const { name, type, bounds, required, description, values, fields } = field;
  const facts = [
    `${type} ${bounds}`.trim(),
    required ? "required" : "",
    values.map((value) => `\`${value}\``).join(" "),
  ];
  const told = `${facts.filter((fact) => fact !== "").join(", ")}${description === "" ? "" : `: ${description}`}`;
  const own = `${"  ".repeat(depth)}- \`${name}\`${place} ${told}`;
  return [own, ...fields.map((each) => fieldLines(each, depth + 1, ""))].join("\n");
}
