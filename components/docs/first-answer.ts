export type FirstAnswer =
  | {
      readonly kind: "created";
      readonly milliseconds: number;
      readonly body: Readonly<Record<string, unknown>> & { readonly checkout_url: string };
    }
  | { readonly kind: "busy" | "limited" | "lost" };
