/** What a gateway that lends offers a customer. */

/** A plan of payments that the gateway would offer, in both languages of the pages. */
export type InstalmentPlan = {
  readonly instalments: number;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
};
