export { attachmentFile } from "./contract";
export { FILE_TOO_LARGE, type InspectedFile, MAX_FILE_BYTES } from "./core/inspect-file";
export { type OpenAttachment, openAttachment } from "./open-attachment";
export { readSessionFile } from "./read-session-file";
export { MOST_UNNAMED, requireQuota } from "./require-quota";
export { findAttachment, releaseAttachment, storeAttachment } from "./store-attachment";
export { sweepAttachments } from "./sweep-attachments";
