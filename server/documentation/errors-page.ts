import { REASONS } from "@/server/kernel/charge-reason";
import { ACCOUNT_CHECKS, APPS, DECLINES, VERIFICATION, WEB_SDK } from "./errors/codes";
import { MESSAGES } from "./errors/messages";
import { markdownTable } from "./markdown-table";
import { openApi, resolveAnswer } from "./openapi";

export function errorsMarkdown(): string {
  const descriptions = descriptionsByStatus();
  const statuses = Object.entries(MESSAGES).flatMap(([status, messages]) => [
    `## ${status}`,
    descriptions[status] ?? "",
    markdownTable(["`detail`", "Cause", "What to do"], messages),
  ]);
  return [
    "# Errors and their causes",
    "Every code and message of an error, why it comes, and what to do about it. What may be repeated is in [Errors](errors.md).",
    "A wrong field answers 400 with its name and a message that says what is expected; the [reference](reference.md) has the rules of each field.",
    ...statuses.filter((part) => part !== ""),
    "## A declined payment",
    "The attempt has the result `failed` or `error` and the gateway's text as `message`. The pages show the customer a sentence for it.",
    markdownTable(
      ["`message`", "Cause", "What helps the customer"],
      Object.entries(DECLINES).map(([reason, why]) => [textsOf(reason), ...why]),
    ),
    "## Codes of the web SDK",
    coded(WEB_SDK),
    "## Codes in apps",
    coded(APPS),
    "## Webhooks that are not verified",
    "`reason` of the error that the packages for Node.js and Python raise.",
    coded(VERIFICATION),
    "## A gateway account that is refused",
    "`cause` of the check of its keys.",
    coded(ACCOUNT_CHECKS),
    "",
  ].join("\n\n");
}

function descriptionsByStatus(): Readonly<Record<string, string>> {
  const document = openApi();
  const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs));
  const answers = operations.flatMap(({ responses }) => Object.entries(responses));
  return Object.fromEntries(
    answers.map(([status, answer]) => [status, resolveAnswer(document, answer).description ?? ""]),
  );
}

function textsOf(reason: string): string {
  const texts = Object.entries(REASONS).filter(([, of]) => of === reason);
  return texts.length === 0 ? "any other" : texts.map(([text]) => `\`${text}\``).join(", ");
}

function coded(codes: Readonly<Record<string, readonly string[]>>): string {
  return markdownTable(
    ["Code", "Cause", "What to do"],
    Object.entries(codes).map(([code, why]) => [`\`${code}\``, ...why]),
  );
}
