import { describe, expect, it, test } from "vitest";
import { broughtIn, challengeOf, detailsOf, readMessage, refsOfAction } from "./challenge";

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64");
const unpacked = (text: unknown) => JSON.parse(Buffer.from(String(text), "base64url").toString());

const FINGERPRINT = {
  threeDSMethodUrl: "https://acs.bank.example/method",
  threeDSMethodNotificationURL:
    "https://checkoutshopper-test.adyen.com/checkoutshopper/threeDSMethodNotification.shtml",
  threeDSServerTransID: "8a6f0b6f",
};
const CHALLENGE = {
  acsURL: "https://acs.bank.example/challenge",
  acsTransID: "acs-1",
  messageVersion: "2.2.0",
  threeDSNotificationURL: "https://checkoutshopper-test.adyen.com/checkoutshopper/challengeNotification.shtml",
  threeDSServerTransID: "8a6f0b6f",
};
const ADYEN = "https://checkoutshopper-test.adyen.com";

describe("Adyen's actions", () => {
  it.each([
    [{ type: "redirect", method: "GET", url: "https://a.example/" }, { url: "https://a.example/" }],
    [{ type: "redirect", url: "https://a.example/" }, { url: "https://a.example/" }],
    [
      { type: "redirect", method: "POST", url: "https://a.example/", data: { MD: "m", PaReq: "p", no: 1 } },
      { url: "https://a.example/", fields: { MD: "m", PaReq: "p" } },
    ],
    [{ type: "voucher", url: "https://a.example/" }, null],
    [{ type: "threeDS2", subtype: "challenge", token: "no JSON" }, null],
    [{ type: "threeDS2", subtype: "challenge", token: base64({ ...CHALLENGE, threeDSNotificationURL: "x" }) }, null],
    [{ type: "threeDS2", subtype: "fingerprint", token: base64(CHALLENGE) }, null],
    [null, null],
  ])("%j become %j", (action, challenge) => {
    expect(challengeOf(action)).toEqual(challenge);
  });

  test("a fingerprint is posted unseen, and Adyen's page tells its end", () => {
    const action = { type: "threeDS2", subtype: "fingerprint", token: base64(FINGERPRINT), paymentData: "d" };
    const challenge = challengeOf(action);
    expect(challenge).toMatchObject({ url: FINGERPRINT.threeDSMethodUrl, isHidden: true, tells: ADYEN });
    const { threeDSServerTransID, threeDSMethodNotificationURL } = FINGERPRINT;
    const sent = { threeDSServerTransID, threeDSMethodNotificationURL };
    expect(unpacked(challenge?.fields?.threeDSMethodData)).toEqual(sent);
    expect(refsOfAction(action)).toEqual({ payment_data: "d", authorisation: null });
  });

  test("a challenge is posted with the size of its window", () => {
    const action = { type: "threeDS2", subtype: "challenge", token: base64(CHALLENGE), authorisationToken: "a" };
    const challenge = challengeOf(action);
    expect(challenge).toMatchObject({ url: CHALLENGE.acsURL, tells: ADYEN });
    const creq = Object(challenge?.fields?.creq);
    expect(unpacked(creq["04"])).toEqual({
      acsTransID: "acs-1",
      messageVersion: "2.2.0",
      threeDSServerTransID: "8a6f0b6f",
      messageType: "CReq",
      challengeWindowSize: "04",
    });
    expect(Object.keys(creq).sort()).toEqual(["01", "02", "03", "04", "05"]);
  });
});

describe("what a browser brings", () => {
  it.each([
    [undefined, {}],
    ["", { three_ds_method: "N" }],
    ['{"type":"challengeResult","result":{"transStatus":"Y"}}', { three_ds_status: "Y" }],
    ['{"type":"fingerPrintResult","result":{"threeDSCompInd":"Y"}}', { three_ds_method: "Y" }],
    ['{"result":{"transStatus":"YES"}}', {}],
    ['{"result":{"transStatus":{"$ne":1}}}', {}],
    ["no JSON", {}],
  ])("the message %j is %j", (message, refs) => {
    expect(readMessage(message)).toEqual(refs);
  });

  it.each([
    [{ redirect_result: "r" }, { details: { redirectResult: "r" } }],
    [
      { three_ds_status: "Y", authorisation: "a" },
      { details: { threeDSResult: base64({ transStatus: "Y", authorisationToken: "a" }) } },
    ],
    [
      { three_ds_method: "N", payment_data: "d" },
      { details: { "threeds2.fingerprint": base64({ threeDSCompInd: "N" }) }, paymentData: "d" },
    ],
    [{ three_ds_status: "Y" }, null],
    [{ three_ds_method: "Y" }, null],
    [{ psp: "P" }, null],
  ])("%j is sent as %j", (refs, details) => {
    expect(detailsOf(refs)).toEqual(details);
  });

  test("is stored apart from what Adyen gave", () => {
    expect(broughtIn({ psp: "P", authorisation: "a", three_ds_status: "Y" })).toEqual({ three_ds_status: "Y" });
  });
});
