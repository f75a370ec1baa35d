const CARD = "latest_charge/payment_method_details/card";

export const PARAMS = {
  payment_id: "id",
  result: "status",
  transaction_id: "latest_charge/id",
  track_id: "metadata/reference",
  card_type: `${CARD}/brand`,
  auth_code: `${CARD}/authorization_code`,
};
