import type { Download } from "@/server/domain/reports";
import { fileReply, type Reply, reply } from "./reply";

export function downloadReply(download: Download): Reply {
  if (download.kind === "elsewhere") return reply(302, undefined, { Location: download.url });
  const { content, contentType, fileName } = download;
  return fileReply({ content, contentType }, { "Content-Disposition": `attachment; filename="${fileName}"` });
}
