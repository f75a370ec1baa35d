import type { Download } from "@/server/domain/reports";
import { fileReply, type Reply, reply } from "./reply";

/** 200 with the file's stream, or 302 to the file store. */
export function downloadReply(download: Download): Reply {
  if (download.kind === "elsewhere") return reply(302, undefined, { Location: download.url });
  const { content, contentType, fileName } = download;
  return fileReply({ content, contentType }, { "Content-Disposition": `attachment; filename="${fileName}"` });
}
