SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "operation_request" ADD COLUMN     "decision_note" VARCHAR(255),
ADD COLUMN     "note" VARCHAR(255);
