/** Files that merchants attach to their sessions, for customers to download. */
export { FILE_TOO_LARGE, type InspectedFile, MAX_FILE_BYTES } from "./core/inspect-file";
export { type OpenAttachment, openAttachment } from "./open-attachment";
export { attachmentFile } from "./schema";
export { findAttachment, releaseAttachment, storeAttachment } from "./store-attachment";
export { sweepAttachments } from "./sweep-attachments";
