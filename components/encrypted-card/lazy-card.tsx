"use client";
/** The form for encrypted cards; without its script the card is entered on the gateway's page. */
import type { ComponentProps } from "react";
import { served, useServedHtml } from "../checkout/served";
import type { EncryptedCard } from "./encrypted-card";

type Props = ComponentProps<typeof EncryptedCard>;

export const LazyCard = served<Props>(
  () => import("./encrypted-card").then((form) => form.EncryptedCard),
  OnGatewayPage,
);

function OnGatewayPage({ texts }: Props) {
  useServedHtml();
  return <p className="text-text">{texts.failed}</p>;
}
