export type InstalmentPlan = {
  readonly instalments: number;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
};
