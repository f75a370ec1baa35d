export const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10 lg:grid-cols-[minmax(0,1fr)_31.25rem] lg:gap-18";
export const PAYMENT_SIDE = "max-md:-mx-4 max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0";
