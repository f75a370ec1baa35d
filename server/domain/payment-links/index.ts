export { changeLink, LinkChanged } from "./change-link";
export type { LinkView } from "./contract/answers";
export { ChangeLink, CreateLink, LinkQuery } from "./contract/requests";
export { serveLink, uncountLinkPayment } from "./count-payment";
export { LINK_ID } from "./link-row";
export { drawLinkCode, type LinkPageView, payLink, readLinkPage } from "./pay-link";
export { type LinkPages, listLinks, retrieveLink, retrieveLinkPages } from "./read-links";
export { closeLink, createLink, requireChangeable, requireLinkRights } from "./write-link";
