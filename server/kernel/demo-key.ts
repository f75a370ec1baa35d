/** Placeholder for a public key on the demo page, which shows sessions of test merchants. */
export const DEMO_KEY = "pk_demo";
