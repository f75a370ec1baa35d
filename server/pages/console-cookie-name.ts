/** The cookie's name; with its prefix browsers require `Secure`, the root path and this exact host. */
export const COOKIE = "__Host-console";
