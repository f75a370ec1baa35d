/** Records Adyen's responses, with only the fields that the connector stores and without secrets. */
import { KEPT } from "@/server/domain/gateways/adyen/core/tables/kept";
import { kept } from "@/server/domain/gateways/engine/core/keep";
import { jsonObject } from "@/server/kernel/json";
import { recordAnswersInto } from "../gateway-double/recording";

/** Records each response to the tests of this file as a file in `folder`. */
export function recordAnswers(folder: string): void {
  recordAnswersInto({ folder, hosts: /./, stored: (said) => kept(jsonObject(said) ?? {}, KEPT) });
}
