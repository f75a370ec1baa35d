/**
 * Name of the console's cookie; its prefix makes browsers require `Secure`, the root path and this exact
 * host.
 */
export const COOKIE = "__Host-console";
