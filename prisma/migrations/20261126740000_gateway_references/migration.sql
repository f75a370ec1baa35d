-- A gateway's notification may name only the gateway's own references.
CREATE INDEX "attempt_gateway_refs" ON "attempt" USING gin ("gateway_refs" jsonb_path_ops) WHERE "gateway_refs" <> '{}'::jsonb;
CREATE INDEX "operation_gateway_refs" ON "operation" USING gin ("gateway_refs" jsonb_path_ops) WHERE "gateway_refs" <> '{}'::jsonb;
CREATE INDEX "charge_reversal_gateway_refs" ON "charge_reversal" USING gin ("gateway_refs" jsonb_path_ops) WHERE "gateway_refs" <> '{}'::jsonb;
