import { answerNotification } from "@/server/api/rest/gateway-notification";

type Params = { readonly params: Promise<{ readonly account_id: string }> };

export async function POST(request: Request, { params }: Params) {
  return answerNotification(request, (await params).account_id);
}
