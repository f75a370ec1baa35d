SET LOCAL lock_timeout = '5s';

CREATE TABLE "audit_event" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_kind" VARCHAR(16) NOT NULL,
    "user_id" INTEGER,
    "actor_name" VARCHAR(150),
    "session_id" VARCHAR(40),
    "action" VARCHAR(48) NOT NULL,
    "object_type" VARCHAR(24) NOT NULL,
    "object_id" VARCHAR(64) NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "outcome" VARCHAR(8) NOT NULL,
    "reason" VARCHAR(255),
    "address" VARCHAR(64),
    "request_id" VARCHAR(128) NOT NULL,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_event_outcome" CHECK ("outcome" IN ('done', 'refused')),
    CONSTRAINT "audit_event_actor" CHECK (("actor_kind" = 'user') = ("user_id" IS NOT NULL))
);

CREATE INDEX "audit_event_merchant_id_id_idx" ON "audit_event"("merchant_id", "id" DESC);
CREATE INDEX "audit_event_object_type_object_id_idx" ON "audit_event"("object_type", "object_id");

CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE OR DELETE ON "audit_event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
