import { answerReturn, type ReturnPath } from "@/server/pages/gateway-page";

type Params = { readonly params: Promise<ReturnPath> };

export async function GET(request: Request, { params }: Params) {
  return answerReturn(request, await params);
}

export async function POST(request: Request, { params }: Params) {
  return answerReturn(request, await params);
}
