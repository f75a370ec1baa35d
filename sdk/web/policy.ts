/** Detects requests to the service that the host page's content security policy has blocked. */
const blocked: { readonly directive: string; readonly address: string }[] = [];

export function watchPolicy(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, disposition }) => {
    if (disposition !== "report") blocked.push({ directive: effectiveDirective, address: blockedURI });
  });
}

/** The Content Security Policy directive that last blocked an address of `base`; null if none did. */
export function blockedBy(base: string): string | null {
  const found = blocked.filter(({ address }) => address === base || address.indexOf(`${base}/`) === 0);
  return found.length === 0 ? null : (found[found.length - 1]?.directive ?? null);
}
