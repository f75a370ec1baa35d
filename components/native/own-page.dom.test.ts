import { afterEach, describe, expect, it, vi } from "vitest";
import { OwnPage } from "./own-page";

const HERE = "/en/embed/s-1/?origin=http%3A%2F%2Flocalhost&channel=in-an-app&forms=redirect%2Cwallet&native=yes";
const at = (address: string) => new URL(address, window.location.href).href;

afterEach(() => window.history.replaceState(null, "", "/"));

describe("the place of a payment in an app", () => {
  it("hands over the messages that its page sent before the app answered", async () => {
    window.history.replaceState(null, "", HERE);
    const page = new OwnPage();
    expect(page.channel).toBe("in-an-app");
    window.dispatchEvent(new MessageEvent("message", { data: { type: "hello" }, source: window }));
    window.dispatchEvent(new MessageEvent("message", { data: { type: "forged" } }));
    const heard: string[] = [];
    const hear = ({ data }: MessageEvent) => heard.push(data.type);
    window.addEventListener("message", hear);
    page.open(at(HERE));
    expect(heard).toEqual(["hello"]);
    window.removeEventListener("message", hear);
  });

  it("asks the same page again, whatever the order of its options", async () => {
    window.history.replaceState(null, "", HERE);
    const page = new OwnPage();
    const posted = vi.spyOn(window, "postMessage");
    page.open(at(HERE));
    page.open(at(HERE.replace("redirect%2Cwallet&native=yes", "wallet%2Credirect").replace("?", "?native=yes&")));
    expect(posted).toHaveBeenCalledExactlyOnceWith({ channel: "in-an-app", type: "again" }, window.location.origin);
    posted.mockRestore();
  });
});
