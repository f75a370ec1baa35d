/** The response to a charge in the requested format (Spec, "Simulated gateway rules" 8). */
import { cybersourceResponse } from "./cybersource";
import { knetResponse } from "./knet";
import { mpgsResponse } from "./mpgs";
import { myfatoorahResponse } from "./myfatoorah";
import { plainResponse } from "./plain";
import type { ShapedResponse, ShapeFacts } from "./shape";

const SHAPES = {
  knet: knetResponse,
  mpgs: mpgsResponse,
  cybersource: cybersourceResponse,
  myfatoorah: myfatoorahResponse,
} satisfies Record<string, (facts: ShapeFacts) => ShapedResponse>;

export type ResponseShape = keyof typeof SHAPES;

/** Response formats in the order of the pay page's picker. */
export const RESPONSE_SHAPES: readonly ResponseShape[] = ["knet", "mpgs", "cybersource", "myfatoorah"];

export function shapedResponse(facts: ShapeFacts, shape: string | undefined): ShapedResponse {
  return shape !== undefined && isResponseShape(shape) ? SHAPES[shape](facts) : plainResponse(facts);
}

function isResponseShape(text: string): text is ResponseShape {
  return Object.hasOwn(SHAPES, text);
}
