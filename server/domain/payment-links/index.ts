export { ChangeLink, CreateLink, LinkQuery } from "./contract/requests";
export { serveLink, uncountLinkPayment } from "./count-payment";
export { drawLinkCode, type LinkPageView, payLink, readLinkPage } from "./pay-link";
export { listLinks, retrieveLink } from "./read-links";
export { changeLink, closeLink, createLink, requireChangeable, requireLinkRights } from "./write-link";
