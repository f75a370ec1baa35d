import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { requirePermission } from "@/server/domain/merchants";
import { BadRequest, type FieldErrors, InvalidFields, NotFound } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { internationalPhone } from "@/server/kernel/phone";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { email } from "@/server/kernel/wire";
import { isServed } from "./channels";
import type { SentMessageView } from "./contract/answers";
import type { MessageInput } from "./contract/requests";
import { isMail } from "./core/channel-kinds";
import { MAX_FILE_BYTES, type MailFile, mailedFile, TOO_MANY_BYTES } from "./core/file-types";
import type { TextFacts } from "./core/message-facts";
import { fallback, filled, isUnfilled, templateNamed } from "./core/message-templates";
import { CHANNELS, type Channel } from "./core/words";
import { fetchFile } from "./fetch-file";
import { messageRow, writeMessages } from "./write-message";

export function channelNamed(name: string): Channel {
  const channel = CHANNELS.find((each) => each === name);
  if (channel === undefined) throw new NotFound();
  return channel;
}

/**
 * Writes a message with its files; a job sends it. If the template cannot be filled, the request's `body`, if
 * any, is sent.
 * @throws {Forbidden} without `notification.send`
 * @throws {InvalidFields} for fields that the channel cannot carry, missing variables, files of the wrong
 * kind
 * @throws {BadRequest} `{detail, result: "failed"}`: unknown template, or the channel has no provider
 */
export async function sendMessage(
  ctx: Ctx,
  { channel, message }: { channel: Channel; message: MessageInput },
): Promise<SentMessageView> {
  requirePermission(ctx.actor, "notification.send");
  const errors = channelErrors(channel, message);
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
  if (!isServed(ctx, channel)) throw new BadRequest("The channel is not configured.", { result: "failed" });
  const facts = factsOf(message);
  const files = await filesOf(message);
  const { to, cc, bcc, language, traceId, tags, unitConfig } = message;
  const subject = facts.kind === "plain" ? null : message.subject;
  const row = await messageRow(ctx, { channel, to, cc, bcc, language, facts, subject, relatedId: null, cause: null });
  const attachments = files.map(({ fileName, contentType, bytes: content }, index) => ({
    id: prefixed("att", randomBytes(25)),
    merchantId: ctx.merchant.id,
    messageId: row.id,
    number: index + 1,
    filename: fileName,
    contentType,
    content: Uint8Array.from(content),
  }));
  await transaction(ctx.db, async (tx) => {
    await writeMessages(tx, [{ ...row, traceId, tags, unitConfig }]);
    if (attachments.length > 0) await tx.mailAttachment.createMany({ data: attachments });
  });
  return { message: "Notification sent.", result: "success" };
}

function channelErrors(channel: Channel, message: MessageInput): FieldErrors {
  const errors: Record<string, readonly string[]> = {};
  if (channel === "whatsapp" && message.unitConfig === null) errors.unit_config = ["This field is required."];
  if (isMail(channel)) return { ...errors, ...addressErrors(message.to) };
  if (internationalPhone(message.to) === null)
    errors.to = ["Enter a valid phone number that begins with + and the code of its country."];
  for (const name of ["cc", "bcc", "attachments"] as const)
    if (message[name].length > 0) errors[name] = ["Only emails can have copies and attachments."];
  return errors;
}

function addressErrors(to: string): FieldErrors {
  try {
    readInput(email(254), to);
    return {};
  } catch (error) {
    if (error instanceof InvalidFields) return { to: ["Enter a valid email address."] };
    throw error;
  }
}

function factsOf({ templateId, ...input }: MessageInput): TextFacts {
  const template = templateNamed(templateId);
  if (template === null) throw new BadRequest("Template not found.", { result: "failed" });
  const facts = filled(template, input);
  if (!isUnfilled(facts)) return facts;
  const own = fallback(input);
  if (own === null || template === "plain") throw new InvalidFields(facts);
  return own;
}

/**
 * Fetches files given by address.
 * @throws {InvalidFields} under `attachments`
 */
async function filesOf({ attachments }: MessageInput): Promise<MailFile[]> {
  const files: MailFile[] = [];
  const refused: Record<string, FieldErrors> = {};
  for (const [index, { content: sent, address, ...file }] of attachments.entries()) {
    const content = sent ?? (address === null ? null : await fetchFile(address));
    if (content === null) refused[index] = { url: ["The file could not be fetched."] };
    else {
      const mailed = mailedFile({ ...file, content });
      if (typeof mailed === "string") refused[index] = { filename: [mailed] };
      else files.push(mailed);
    }
  }
  if (Object.keys(refused).length > 0) throw new InvalidFields({ attachments: refused });
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > MAX_FILE_BYTES) throw new InvalidFields({ attachments: [TOO_MANY_BYTES] });
  return files;
}
