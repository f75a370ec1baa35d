import type { MerchantRow } from "@/server/context";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import { MERCHANT_COLUMNS } from "@/server/domain/merchants";
import type { SessionWithAllRow } from "../session-row";
import { SESSION_WITH_ALL } from "./session-row";

type Row = SessionWithAllRow & {
  readonly merchant: MerchantRow;
  readonly attachment: { readonly name: string; readonly size: number; readonly path: string } | null;
};

export const SESSION_FOR_PAGE: NamedStatement<Row> = {
  name: "session_for_page",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ALL},
      (SELECT row_to_json(facts) FROM (SELECT ${MERCHANT_COLUMNS.sql}) facts) AS merchant,
      (SELECT row_to_json(file) FROM (SELECT f.file_name AS name, f.size, f.path FROM attachment f
        WHERE f.path = s.attachment_path AND f.merchant_id = s.merchant_id) file) AS attachment
    FROM payment_session s JOIN merchant m ON m.id = s.merchant_id WHERE s.id = $1 AND s.deleted_at IS NULL`,
};
