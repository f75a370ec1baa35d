/** Writes down what Adyen answers, without secrets: the fields that the connector stores, and no others. */
import { KEPT } from "@/server/domain/gateways/adyen/core/tables/kept";
import { kept } from "@/server/domain/gateways/engine/core/keep";
import { jsonObject } from "@/server/kernel/json";
import { recordAnswersInto } from "../gateway-double/recording";

/** Records every answer of the tests that follow into `folder`, one file each. */
export function recordAnswers(folder: string): void {
  recordAnswersInto({ folder, hosts: /./, stored: (said) => kept(jsonObject(said) ?? {}, KEPT) });
}
