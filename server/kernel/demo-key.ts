/** The placeholder of the demo page, which shows sessions of test merchants and knows no key. */
export const DEMO_KEY = "pk_demo";
