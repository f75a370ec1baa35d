/** A lending gateway's instalment plan, in both languages. */
export type InstalmentPlan = {
  readonly instalments: number;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
};
