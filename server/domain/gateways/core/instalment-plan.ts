/** A lending gateway's plan, in both languages. */
export type InstalmentPlan = {
  readonly instalments: number;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
};
