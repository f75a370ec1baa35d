type RunningItem = { readonly merchantId: string; waits: boolean; readonly ended: Promise<void> };

export class RunningItems extends Map<string, RunningItem> {
  get busy(): number {
    return [...this.values()].filter(({ waits }) => !waits).length;
  }

  get merchants(): ReadonlySet<string> {
    return new Set([...this.values()].map(({ merchantId }) => merchantId));
  }

  ofMerchant(merchantId: string): number {
    return [...this.values()].filter((each) => each.merchantId === merchantId).length;
  }
}
