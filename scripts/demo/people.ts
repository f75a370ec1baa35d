export type Person = {
  readonly customer_id: string;
  readonly customer_first_name: string;
  readonly customer_last_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly language: "en" | "ar";
};

const NAMES: readonly (readonly [first: string, last: string, mailbox: string, language: "en" | "ar"])[] = [
  ["مريم", "العنزي", "mariam.alenezi", "ar"],
  ["فيصل", "المطيري", "faisal.almutairi", "ar"],
  ["نورة", "الرشيدي", "noura.alrashidi", "ar"],
  ["خالد", "السالم", "khaled.alsalem", "ar"],
  ["دلال", "العجمي", "dalal.alajmi", "ar"],
  ["يوسف", "الكندري", "yousef.alkandari", "ar"],
  ["شيخة", "الصباح", "sheikha.alsabah", "ar"],
  ["عبدالله", "الفضلي", "abdullah.alfadhli", "ar"],
  ["هدى", "الشمري", "huda.alshammari", "ar"],
  ["بدر", "الحربي", "bader.alharbi", "ar"],
  ["Priya", "Menon", "priya.menon", "en"],
  ["Daniel", "Okafor", "daniel.okafor", "en"],
  ["Sofia", "Castellano", "sofia.castellano", "en"],
  ["Omar", "Haddad", "omar.haddad", "en"],
  ["Grace", "Lindqvist", "grace.lindqvist", "en"],
  ["Rami", "Khoury", "rami.khoury", "en"],
  ["Aisha", "Rahman", "aisha.rahman", "en"],
  ["Thomas", "Brandt", "thomas.brandt", "en"],
  ["Leila", "Nasser", "leila.nasser", "en"],
  ["Marco", "Ferreira", "marco.ferreira", "en"],
];

export const PEOPLE: readonly Person[] = NAMES.map(([first, last, mailbox, language], index) => ({
  customer_id: `cust-${1001 + index}`,
  customer_first_name: first,
  customer_last_name: last,
  customer_email: `${mailbox}@example.com`,
  customer_phone: `+9655${String(5_120_000 + index * 7_919).slice(-7)}`,
  language,
}));

export const GOODS: readonly (readonly [description: string, price: string])[] = [
  ["Atlas of the Gulf, hardcover", "24.500"],
  ["Three novels, paperback", "11.250"],
  ["قصص الأطفال، خمسة كتب", "8.750"],
  ["School set, grade 4", "36.000"],
  ["ديوان المتنبي", "6.500"],
  ["Calligraphy starter kit", "17.900"],
  ["Gift card", "20.000"],
  ["Cookbook: Kuwaiti kitchen", "9.950"],
  ["موسوعة العلوم، جزءان", "42.000"],
  ["Notebook, A5", "1.750"],
];

export const PLANS: readonly { readonly description: string; readonly amount: string; readonly frequency: string }[] = [
  { description: "Book club", amount: "5.000", frequency: "monthly" },
  { description: "صندوق القراءة", amount: "12.500", frequency: "monthly" },
  { description: "Audio library", amount: "3.250", frequency: "monthly" },
  { description: "Annual reader's pass", amount: "48.000", frequency: "yearly" },
];
