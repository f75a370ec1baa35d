import { openCardPage, payOnCardPage } from "@/scripts/chaos/customer.mjs";

/** @throws {Error} if the session is not paid afterwards */
export async function payAsCustomer(address: string, key: string, sessionId: string): Promise<void> {
  const session = async () => {
    const headers = { authorization: `Api-Key ${key}` };
    return (await fetch(`${address}/b/checkout/v1/pymt-txn/${sessionId}/`, { headers })).json();
  };
  const page = await openCardPage((await session()).checkout_url);
  const next = page === null ? null : await payOnCardPage(page);
  if (next !== null) await fetch(next);
  const { state } = await session();
  if (state !== "paid") throw new Error(`The session ${sessionId} is ${state} after its payment.`);
}
