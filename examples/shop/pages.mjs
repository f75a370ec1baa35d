const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value) => String(value).replace(/[&<>"]/g, (sign) => SIGNS[sign]);

const TEXTS = {
  en: {
    title: "A small shop",
    product: "Coffee, 10.500 KWD",
    buy: "Buy",
    buyHere: "Buy on this page",
    subscribe: "Every month",
    orders: "Orders",
    refund: "Give back",
    refunded: "given back",
    subscriptions: "Subscriptions",
    credit: "Credit",
    give: "Give 3.000 KWD",
    pay: "Pay",
    other: "العربية",
    words: {
      ...{ hosted: "hosted checkout", embedded: "on this page", subscription: "subscription" },
      ...{ unpaid: "unpaid", paid: "paid", active: "active" },
    },
  },
  ar: {
    title: "متجر صغير",
    product: "قهوة، 10.500 د.ك",
    buy: "اشترِ",
    buyHere: "اشترِ في هذه الصفحة",
    subscribe: "كل شهر",
    orders: "الطلبات",
    refund: "استرداد",
    refunded: "مسترد",
    subscriptions: "الاشتراكات",
    credit: "الرصيد",
    give: "أضف 3.000 د.ك",
    pay: "الدفع",
    other: "English",
    words: {
      ...{ hosted: "صفحة الدفع", embedded: "في هذه الصفحة", subscription: "اشتراك" },
      ...{ unpaid: "غير مدفوع", paid: "مدفوع", active: "نشط" },
    },
  },
};

export const LANGUAGES = Object.keys(TEXTS);

function page(language, content) {
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TEXTS[language].title}</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } form { display: inline }</style>
<main>${content}</main>
</html>`;
}

const button = (action, label) => `<form method="post" action="${action}"><button>${label}</button></form>`;

export function shopPage({ language, orders, credit, subscriptions }) {
  const texts = TEXTS[language];
  const word = (name) => text(texts.words[name] ?? name);
  const refundable = ({ state, refunded }) => state === "paid" && Number(refunded) === 0;
  const rows = orders.map((order) => {
    const back = Number(order.refunded) === 0 ? "" : `, ${text(order.refunded)} ${texts.refunded}`;
    const refund = refundable(order) ? ` ${button(`/${language}/refund/${text(order.number)}`, texts.refund)}` : "";
    return `<li><bdi>${text(order.number)}</bdi>, ${word(order.way)}: <b>${word(order.state)}</b>${back}${refund}</li>`;
  });
  const plans = subscriptions.map(({ id, status }) => `<li><bdi>${text(id)}</bdi>: <b>${word(status)}</b></li>`);
  const to = (path, label) => button(`/${language}/${path}`, label);
  const other = LANGUAGES.find((each) => each !== language);
  return page(
    language,
    `<p><a href="/${other}/" lang="${other}">${texts.other}</a></p>
<h1>${texts.product}</h1>
<p>${to("buy", texts.buy)} ${to("buy-here", texts.buyHere)} ${to("subscribe", texts.subscribe)}</p>
<h2>${texts.orders}</h2><ul>${rows.join("")}</ul>
<h2>${texts.subscriptions}</h2><ul>${plans.join("")}</ul>
<h2>${texts.credit}</h2><p><bdi>${text(credit)} KWD</bdi> ${to("credit", texts.give)}</p>`,
  );
}

export function payPage({ language, baseUrl, publicKey, sessionId }) {
  const merchant_id = new URL(baseUrl).host;
  const options = { selector: "pay", merchant_id, apiKey: publicKey, session_id: sessionId, lang: language };
  return page(
    language,
    `<h1>${TEXTS[language].pay}</h1>
<div id="pay"></div>
<script src="${text(baseUrl)}/sdk/v3/checkout.min.js" data-success="leave" data-cancel="leave"></script>
<script>
  function leave() { location.assign("/${language}/"); }
  Checkout.init(${JSON.stringify(options).replaceAll("<", "\\u003c")});
</script>`,
  );
}
