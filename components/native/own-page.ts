/** Shows a payment in the page itself, which is in an app, instead of in a frame. */
import type { PaymentPlace } from "@/sdk/web/place";

export class OwnPage implements PaymentPlace {
  readonly window = window;
  readonly channel: string;
  isLeaving = false;
  private isOpen = false;
  private early: MessageEvent[] = [];
  private readonly keep = (event: MessageEvent): void => {
    if (event.source === window) this.early.push(event);
  };

  constructor() {
    this.channel = new URLSearchParams(window.location.search).get("channel") ?? "in-an-app";
    window.addEventListener("message", this.keep);
  }

  open(address: string): void {
    this.isLeaving = !isHere(address);
    if (this.isLeaving) window.location.replace(address);
    else if (this.isOpen) window.postMessage({ channel: this.channel, type: "again" }, window.location.origin);
    else this.handOver();
  }

  private handOver(): void {
    this.isOpen = true;
    window.removeEventListener("message", this.keep);
    for (const { data, origin } of this.early)
      window.dispatchEvent(new MessageEvent("message", { data, origin, source: window }));
  }

  onLoad(): void {}
  speak(): void {}
  showWaiting(): void {}
  showFrame(): void {}
  showTrouble(): void {}
  showElsewhere(): void {}
  empty(): void {}
  setHeight(): void {}
  remove(): void {}
}

function isHere(address: string): boolean {
  const [wanted, here] = [new URL(address), new URL(window.location.href)];
  const factsOf = ({ searchParams }: URL) =>
    [...searchParams]
      .map(([name, value]) => [name, ...value.split(",").sort()].join())
      .sort()
      .join("&");
  return wanted.pathname === here.pathname && factsOf(wanted) === factsOf(here);
}
