import { answerMetrics } from "@/server/api/rest/metrics";

export async function GET(request: Request) {
  return answerMetrics(request);
}
