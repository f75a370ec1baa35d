/** Reads requests to send a message; field names are the wire's. */

import type { z } from "zod";
import {
  anyObject,
  choice,
  email,
  type Field,
  field,
  integer,
  list,
  object,
  optional,
  refuse,
  text,
  url,
} from "@/server/kernel/wire";
import { LANGUAGES } from "@/server/kernel/words";
import { MAX_FILE_BYTES, MAX_FILES, TOO_MANY_BYTES } from "../core/file-types";
import { CHANNELS } from "../core/words";

const MAX_COPIES = 20;
const MAX_TAGS = 20;
const MAX_BODY = 5_000;
/** Characters of a file's base64 text, line breaks included. */
const MAX_BASE64 = Math.ceil(MAX_FILE_BYTES * 1.4);

/** Largest body of a request: the files in base64 and everything else. */
export const MAX_MESSAGE_BYTES = 4_194_304;

/** Bytes as base64 text. */
function base64(): Field<Uint8Array> {
  return field(
    (value) => {
      if (typeof value !== "string") return refuse("Not a valid string.");
      if (value.length > MAX_BASE64) return refuse(TOO_MANY_BYTES);
      const plain = value.replace(/\s/g, "");
      return /^[A-Za-z0-9+/]+={0,2}$/.test(plain) ? Buffer.from(plain, "base64") : refuse("Enter valid base64 text.");
    },
    { type: "string", contentEncoding: "base64", maxLength: MAX_BASE64 },
  );
}

const Attachment = object({
  content: optional(base64()).describe("Base64; either this or `url`."),
  url: optional(url(2000)).describe("An address."),
  filename: text(100).describe("The file's name."),
  content_type: text(100).describe("The file's media type."),
  size: optional(integer(1, MAX_FILE_BYTES)).describe("Bytes."),
}).transform((wire, context) => {
  if ((wire.content === undefined) === (wire.url === undefined))
    context.addIssue({ code: "custom", path: ["content"], message: "Send either content or url." });
  const { content = null, url: address = null, filename, content_type: contentType, size = null } = wire;
  return { content, address, filename, contentType, size };
});

const FIELDS = {
  template_id: text(64).describe("The name of an event, or `plain`."),
  to: text(254).describe("Mail address, or phone number with `+` or `00`."),
  unit_config: optional(text(64)).describe("The sender's unit; required for `whatsapp`."),
  language: optional(choice(LANGUAGES)).describe("Of pages and messages."),
  cc: optional(list(email(254), { max: MAX_COPIES, empty: true })).describe("Addresses that get copies."),
  bcc: optional(list(email(254), { max: MAX_COPIES, empty: true })).describe("Addresses that get hidden copies."),
  subject: optional(text(255)).describe("Of a mail; in place of the template's."),
  body: optional(text(MAX_BODY)).describe(
    "The text of `plain`; of another template what is sent if it cannot be filled.",
  ),
  context: optional(anyObject()).describe("The template's variables."),
  attachments: optional(list(Attachment, { max: MAX_FILES, empty: true })).describe(
    "Files of a mail, at most 10 and 2.5 MB in all.",
  ),
  trace_id: optional(text(60)).describe("Yours, kept with the message."),
  tags: optional(list(text(50), { max: MAX_TAGS, empty: true })).describe("Marks."),
};

type Wire = z.infer<z.ZodObject<typeof FIELDS>>;

/** Snake case to camel case; a subject is one line. */
function messageOf(wire: Wire) {
  return {
    templateId: wire.template_id,
    to: wire.to,
    unitConfig: wire.unit_config ?? null,
    language: wire.language ?? ("en" as const),
    cc: wire.cc ?? [],
    bcc: wire.bcc ?? [],
    subject: wire.subject?.replace(/[\r\n]+/g, " ") ?? null,
    body: wire.body ?? null,
    context: wire.context ?? {},
    attachments: wire.attachments ?? [],
    traceId: wire.trace_id ?? null,
    tags: wire.tags ?? [],
  };
}

export type MessageInput = ReturnType<typeof messageOf>;

/** A message, whose channel the path names. */
export const ChannelMessage = object(FIELDS).transform(messageOf);

/** A message with its channel beside it. */
export const MessageRequest = object({
  channel: choice(CHANNELS).describe("How the message goes."),
  ...FIELDS,
}).transform(({ channel, ...wire }) => ({
  channel,
  message: messageOf(wire),
}));
