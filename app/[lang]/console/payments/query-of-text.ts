export function queryOfText(text: string): Readonly<Record<string, string | string[]>> {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}
