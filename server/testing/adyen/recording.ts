/** Writes down what Adyen answers, without secrets: the fields that the connector stores, and no others. */
import { keptRaw } from "@/server/domain/gateways/adyen/core/raw";
import { jsonObject } from "@/server/kernel/json";
import { recordAnswersInto } from "../gateway-double/recording";

/** Records every answer of the tests that follow into `folder`, one file each. */
export function recordAnswers(folder: string): void {
  recordAnswersInto({ folder, hosts: /./, stored: (said) => keptRaw(jsonObject(said) ?? {}) });
}
