SET LOCAL lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "agreement_card_card_id_idx" ON "agreement_card"("card_id");
