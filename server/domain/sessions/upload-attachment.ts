import { z } from "zod";
import { json } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import {
  attachmentFile,
  type InspectedFile,
  releaseAttachment,
  requireQuota,
  storeAttachment,
} from "@/server/domain/attachments";
import { mayUse, requirePermission, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { Forbidden, InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { flag, object, optional, text } from "@/server/kernel/wire";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import { attachmentUrl } from "./addresses";
import type { UploadView } from "./contract/answers";
import { withoutUpload } from "./name-attachment";
import { lockSession } from "./record/lock-session";
import type { Session } from "./record/session";
import { sessionByReference } from "./record/session-by-reference";

const NO_FILE = "No file was submitted.";
const NO_SESSION = "You must provide either `session_id` or `order_no` to identify the PaymentTransaction.";
const TWO_NAMES = "Please provide only `order_no` or `session_id`, not both.";

export type Upload = {
  readonly file: InspectedFile;
  readonly sessionId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly wantsShortUrl: boolean;
};

export const UploadAttachment = object({
  file: optional(attachmentFile()).describe(
    "The file: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters.",
  ),
  session_id: optional(text(128)).describe(
    "Session to attach the file to at once, in any state. Send either this or `order_no`, or none of them.",
  ),
  order_no: optional(text(128)).describe(
    "Order whose newest session the file is attached to. Send either this or `session_id`, or none of them.",
  ),
  shortify_attachment_url: optional(flag()).describe(
    "True: the answer contains `attachment_short_url`. Needs `session_id` or `order_no`.",
  ),
}).transform((wire, context): Upload => {
  const { file, session_id: sessionId, order_no: orderNo, shortify_attachment_url: wantsShortUrl = false } = wire;
  const refuse = (field: string, message: string): void => context.addIssue({ code: "custom", path: [field], message });
  if (sessionId !== undefined && orderNo !== undefined)
    for (const field of ["session_id", "order_no"]) refuse(field, TWO_NAMES);
  if (wantsShortUrl && sessionId === undefined && orderNo === undefined) refuse("attachment_short_url", NO_SESSION);
  if (file === undefined) {
    refuse("file", NO_FILE);
    return z.NEVER;
  }
  return { file, sessionId, orderNo, wantsShortUrl };
});

/**
 * Stores an uploaded file. If the upload names a session, the file replaces the session's attachment, in any
 * state.
 * @throws {Forbidden} if the user may not create sessions of that type, or of any type if none is named
 * @throws {InvalidFields} if the merchant has no such session, or too many files without one
 */
export async function uploadAttachment(ctx: Ctx, upload: Upload): Promise<UploadView> {
  const session = await requireUploadRight(ctx, upload);
  // A replaced file belongs to no session afterwards, and so counts against the quota.
  if (session?.attachmentPath !== null) await requireQuota(ctx, upload.file.bytes.length);
  const path = await storeAttachment(ctx, upload.file);
  if (session !== null) await transaction(ctx.db, (tx) => link(ctx, tx, { upload, sessionId: session.id, path }));
  return answer<UploadView>()({
    file_url: path,
    original_filename: upload.file.fileName,
    ...given({ attachment_short_url: upload.wantsShortUrl ? attachmentUrl(ctx.merchant, path) : null }),
  });
}

/**
 * The session that the upload names, or null.
 * @throws {Forbidden} {InvalidFields} as {@link uploadAttachment}
 */
export async function requireUploadRight(ctx: Ctx, upload: Upload): Promise<Session | null> {
  if (upload.sessionId === undefined && upload.orderNo === undefined) {
    if (!SESSION_TYPES.some((type) => mayUse(ctx.actor, sessionPermission(type, "add")))) throw new Forbidden();
    return null;
  }
  const session = await sessionByReference(ctx, upload).catch((error: unknown) => {
    throw error instanceof NotFound ? unknownSession(upload) : error;
  });
  requirePermission(ctx.actor, sessionPermission(session.type, "add"));
  return session;
}

function unknownSession({ sessionId, orderNo }: Upload): InvalidFields {
  const [field, value] = sessionId === undefined ? ["order_no", orderNo] : ["session_id", sessionId];
  return new InvalidFields({ [`${field}`]: [`No PaymentTransaction found with \`${field}\` of ${value}.`] });
}

type Link = { readonly upload: Upload; readonly sessionId: string; readonly path: string };

async function link(ctx: Ctx, tx: Tx, { upload, sessionId, path }: Link): Promise<void> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null) throw unknownSession(upload);
  await releaseAttachment(ctx, tx, session.attachmentPath);
  const kept = withoutUpload(session.details);
  const details = json(upload.wantsShortUrl ? { ...kept, shortify_attachment_url: true } : kept);
  await tx.paymentSession.update({
    where: { id: session.id },
    data: { attachmentPath: path, details, updatedAt: ctx.now() },
  });
}
