const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value) => String(value).replace(/[&<>"]/g, (sign) => SIGNS[sign]);

function page(content) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A small shop</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } form { display: inline }</style>
<main>${content}</main>
</html>`;
}

const button = (action, label) => `<form method="post" action="${action}"><button>${label}</button></form>`;

/** Page with the product, the orders and the customer's credit. */
export function shopPage({ orders, credit, subscriptions }) {
  const rows = orders.map(({ number, way, state }) => `<li>${text(number)}, ${text(way)}: <b>${text(state)}</b></li>`);
  const plans = subscriptions.map(({ id, status }) => `<li>${text(id)}: <b>${text(status)}</b></li>`);
  return page(`<h1>Coffee, 10.500 KWD</h1>
<p>${button("/buy", "Buy")} ${button("/buy-here", "Buy on this page")} ${button("/subscribe", "Every month")}</p>
<h2>Orders</h2><ul>${rows.join("")}</ul>
<h2>Subscriptions</h2><ul>${plans.join("")}</ul>
<h2>Credit</h2><p>${text(credit)} KWD ${button("/credit", "Give 3.000 KWD")}</p>`);
}

/** Page that embeds the payment. The public key is safe in browsers. */
export function payPage({ baseUrl, publicKey, sessionId }) {
  const options = { selector: "pay", merchant_id: new URL(baseUrl).host, apiKey: publicKey, session_id: sessionId };
  return page(`<h1>Pay</h1>
<div id="pay"></div>
<script src="${text(baseUrl)}/sdk/v3/checkout.min.js" data-success="leave" data-cancel="leave"></script>
<script>
  function leave() { location.assign("/"); }
  Checkout.init(${JSON.stringify(options).replaceAll("<", "\\u003c")});
</script>`);
}
