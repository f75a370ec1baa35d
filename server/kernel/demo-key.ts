export const DEMO_KEY = "pk_demo";
