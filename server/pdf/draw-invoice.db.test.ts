import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import {
  type InvoiceDrawer,
  isEnded,
  readInvoiceDocument,
  readInvoicePage,
  replaceInvoiceLink,
  sweepInvoiceDocuments,
} from "@/server/domain/invoices";
import { MOST_DOCUMENTS } from "@/server/domain/limits";
import { SettingsPatch, updateSettings, uploadBrandImage } from "@/server/domain/merchants";
import { Busy, RateLimited } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { signToken } from "@/server/secrets";
import { testMerchant } from "@/server/testing/harness";
import { pngOf } from "@/server/testing/images";
import { issue } from "@/server/testing/invoicing";
import { pay } from "@/server/testing/paying";
import { invoiceDrawer } from "./drawers";
import { invoicePdf } from "./invoice-pdf";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Sets an empty store. @returns a function that lists its documents */
function ownStore(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv("SARRAF_FILES", folder);
  return () => readdirSync(join(folder, "invoice-documents"));
}

/** The drawer of the service, counted. */
function counted(version = "1") {
  const drawn: string[] = [];
  const drawer: InvoiceDrawer = {
    version: async () => version,
    draw: (request) => {
      drawn.push(request.view.status);
      return invoiceDrawer.draw(request);
    },
  };
  return { drawn, drawer };
}

async function world() {
  const files = ownStore();
  const merchant = await testMerchant();
  const invoice = await issue(merchant);
  const token = signToken("invoice-token", String(invoice.number));
  const read = async (drawer: InvoiceDrawer, language: "en" | "ar" = "en") => {
    const document = await readInvoiceDocument(merchant.ctx, { token, language }, drawer);
    if (document === "ended") throw new Error("The link has ended.");
    return document;
  };
  return { merchant, invoice, token, read, files };
}

test("the thread draws what the process would draw", async () => {
  const { merchant, token, read } = await world();
  const view = await readInvoicePage(merchant.ctx, { token, language: "ar" });
  if (view === null || isEnded(view)) throw new Error("The link does not work.");
  const document = await read(invoiceDrawer, "ar");
  expect(document?.number).toBe(view.number);
  expect(Buffer.from(document?.pdf ?? []).equals(await invoicePdf(view, { language: "ar" }))).toBe(true);
});

test("a document is drawn once for each language and state of its invoice, and the former one is replaced", async () => {
  const { merchant, invoice, read, files } = await world();
  const { drawn, drawer } = counted();
  const together = await Promise.all([read(drawer), read(drawer), read(drawer)]);
  const again = await read(drawer);
  for (const each of together) expect(Buffer.from(each?.pdf ?? []).equals(Buffer.from(again?.pdf ?? []))).toBe(true);
  expect(drawn).toEqual(["sent"]);
  await read(drawer, "ar");
  await pay(merchant, invoice.sessionId, "1");
  await read(drawer);
  await read(drawer);
  expect(drawn).toEqual(["sent", "sent", "paid"]);
  expect(files().sort()).toEqual([`${invoice.number}-ar.pdf`, `${invoice.number}-en.pdf`]);
});

test("a change of the branding, of the logo or of the drawing program draws it again", async () => {
  const { merchant, read } = await world();
  const { drawn, drawer } = counted();
  await read(drawer);
  await updateSettings(merchant.ctx, readInput(SettingsPatch, { name: "Salma Books" }));
  await read(drawer);
  await uploadBrandImage(merchant.ctx, { slot: "logo", bytes: pngOf(64, 64) });
  const pdf = Buffer.from((await read(drawer))?.pdf ?? []);
  expect(pdf.toString("latin1")).toContain("/Subtype /Image");
  expect(drawn).toHaveLength(3);
  const later = counted("2");
  await read(later.drawer);
  expect(later.drawn).toHaveLength(1);
});

test("a link is refused from the 31st request of a minute on, and a forged one counts for nobody", async () => {
  const { merchant, token, read } = await world();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { drawn, drawer } = counted();
  for (let time = 0; time < 40; time += 1)
    expect(await readInvoiceDocument(merchant.ctx, { token: `${token}x`, language: "en" }, drawer)).toBeNull();
  for (let time = 0; time < MOST_DOCUMENTS; time += 1) await read(drawer);
  await expect(read(drawer)).rejects.toBeInstanceOf(RateLimited);
  expect(drawn).toHaveLength(1);
});

test("a drawer that puts it off leaves nothing, and the next request draws it", async () => {
  const { read } = await world();
  const busy: InvoiceDrawer = { version: async () => "1", draw: () => Promise.reject(new Busy()) };
  await expect(read(busy)).rejects.toBeInstanceOf(Busy);
  const { drawn, drawer } = counted();
  expect(await read(drawer)).not.toBeNull();
  expect(drawn).toHaveLength(1);
});

test("documents older than thirty days leave the store", async () => {
  const { merchant, read, files } = await world();
  await read(counted().drawer);
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  await sweepInvoiceDocuments({ ...merchant.ctx, realNow: () => at(29) });
  expect(files()).toHaveLength(1);
  await sweepInvoiceDocuments({ ...merchant.ctx, realNow: () => at(31) });
  expect(files()).toEqual([]);
});

test("a link that was replaced has no document any more, though one is stored", async () => {
  const { merchant, invoice, token, read } = await world();
  const { drawer } = counted();
  expect(await read(drawer)).not.toBeNull();
  await replaceInvoiceLink(merchant.ctx, String(invoice.number), { sendEmail: false });
  expect(await readInvoiceDocument(merchant.ctx, { token, language: "en" }, drawer)).toBe("ended");
});
