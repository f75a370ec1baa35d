SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant"
  ADD COLUMN "name_ar" VARCHAR(120),
  ADD COLUMN "brand_color" VARCHAR(7),
  ADD COLUMN "logo" VARCHAR(100),
  ADD COLUMN "favicon" VARCHAR(100),
  ADD COLUMN "support_email" VARCHAR(254),
  ADD COLUMN "support_phone" VARCHAR(32),
  ADD COLUMN "support_url" VARCHAR(2000),
  ADD COLUMN "terms_url" VARCHAR(2000),
  ADD COLUMN "privacy_url" VARCHAR(2000);

-- Colours go into style attributes, and names of images into addresses: nothing else may stand there.
ALTER TABLE "merchant"
  ADD CONSTRAINT "merchant_brand_color_form" CHECK ("brand_color" ~ '^#[0-9a-f]{6}$'),
  ADD CONSTRAINT "merchant_logo_form" CHECK ("logo" ~ '^[0-9a-f]{64}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.(png|jpg|webp)$'),
  ADD CONSTRAINT "merchant_favicon_form"
    CHECK ("favicon" ~ '^[0-9a-f]{64}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.(png|jpg|webp)$');
