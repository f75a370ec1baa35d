import { z } from "zod";
import { withoutMarks } from "@/server/kernel/digits";
import { withoutMarkedEnds } from "@/server/kernel/email-address";
import { language } from "@/server/kernel/language-field";
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
  prose,
  refuse,
  text,
  url,
} from "@/server/kernel/wire";
import { described } from "@/server/kernel/wire-schema";
import { MAX_FILE_BYTES, MAX_FILES, TOO_MANY_BYTES } from "../core/file-types";
import { CHANNELS } from "../core/words";

const MAX_RECIPIENT = 254;
const MAX_COPIES = 20;
const MAX_TAGS = 20;
const MAX_BODY = 5_000;
/** Maximum length of a file in base64, including line breaks. */
const MAX_BASE64 = Math.ceil(MAX_FILE_BYTES * 1.4);

/** Maximum size of a request in bytes: its files in base64 and its other fields. */
export const MAX_MESSAGE_BYTES = 4_194_304;

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

/** A recipient as typed, without direction marks around an email address or in a phone number. */
function recipient(): Field<string> {
  const read = z.preprocess((value) => {
    if (typeof value !== "string") return value;
    return value.includes("@") ? withoutMarkedEnds(value) : withoutMarks(value);
  }, text(MAX_RECIPIENT));
  return described(read, () => ({ type: "string", minLength: 1, maxLength: MAX_RECIPIENT }));
}

const Attachment = object({
  content: optional(base64()).describe("The file in base64. Send either this or `url`."),
  url: optional(url(2000)).describe(
    "Public address to fetch the file from at once, without redirects. Send either this or `content`.",
  ),
  filename: text(100).describe(
    "Name of the file: pdf, jpg, jpeg, png, doc, docx, xls, xlsx or txt. Name, content type and content must agree.",
  ),
  content_type: text(100).describe("Media type of the file."),
  size: optional(integer(1, MAX_FILE_BYTES)).describe("Size of the file in bytes; checked if it is sent."),
}).transform((wire, context) => {
  if ((wire.content === undefined) === (wire.url === undefined))
    context.addIssue({ code: "custom", path: ["content"], message: "Send either content or url." });
  const { content = null, url: address = null, filename, content_type: contentType, size = null } = wire;
  return { content, address, filename, contentType, size };
});

const FIELDS = {
  template_id: text(64).describe(
    "Name of the template: an event (`created`, `paid`, `canceled`, `failed`, `expired`, `authorized`, `voided`, `refunded` or `captured`), or `plain` for a text of your own.",
  ),
  to: recipient().describe(
    "Recipient: an email address, or a phone number that begins with `+` or `00` and the country's code.",
  ),
  unit_config: optional(text(64)).describe("Id of the sending unit. Required for `whatsapp`."),
  language: optional(language()).describe("Language of the message: `en` (default) or `ar`."),
  cc: optional(list(email(MAX_RECIPIENT), { max: MAX_COPIES, empty: true })).describe(
    "Email addresses that get copies. For mails only.",
  ),
  bcc: optional(list(email(MAX_RECIPIENT), { max: MAX_COPIES, empty: true })).describe(
    "Email addresses that get blind copies. For mails only.",
  ),
  subject: optional(text(255)).describe("Subject of a mail, in place of the template's. Other channels ignore it."),
  body: optional(prose(MAX_BODY)).describe(
    "Text of `plain`. For another template: the text to send if the template cannot be filled.",
  ),
  context: optional(anyObject()).describe(
    "Variables of the template. `amount` and `currency_code` are required, `url` for `created`; `order_no`, `description`, `reference_number`, `card` and `url` are optional. In `plain`, `{{name}}` in `subject` and `body` is replaced by the variable `name`.",
  ),
  attachments: optional(list(Attachment, { max: MAX_FILES, empty: true })).describe(
    "Files of a mail: at most 10, together at most 2.5 MB.",
  ),
  trace_id: optional(text(60)).describe("Your id of the message, stored with it."),
  tags: optional(list(text(50), { max: MAX_TAGS, empty: true })).describe(
    "Your labels of the message, stored with it.",
  ),
};

type Wire = z.infer<z.ZodObject<typeof FIELDS>>;

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

export const ChannelMessage = object(FIELDS).transform(messageOf);

export const MessageRequest = object({
  channel: choice(CHANNELS).describe("Channel of the message: `email`, `sms` or `whatsapp`."),
  ...FIELDS,
}).transform(({ channel, ...wire }) => ({
  channel,
  message: messageOf(wire),
}));
