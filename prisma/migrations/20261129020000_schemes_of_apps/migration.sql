SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant" ADD COLUMN "redirect_schemes" TEXT[] NOT NULL DEFAULT '{}';
