/** Tailwind is the only step between the sources' CSS and the browser's. */
export default { plugins: { "@tailwindcss/postcss": {} } };
