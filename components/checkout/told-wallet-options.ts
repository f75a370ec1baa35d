/** Options of payment sheets by the wallet's name in the web SDK, kept until a sheet opens. */
let kept: unknown = null;

export function keepWalletOptions(options: unknown): void {
  kept = options;
}

export function toldWalletOptions(): unknown {
  return kept;
}
