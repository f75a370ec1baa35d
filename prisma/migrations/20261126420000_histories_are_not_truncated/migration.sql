SET LOCAL lock_timeout = '5s';

-- What may not be changed or deleted row by row may not be emptied either.
DO $$
DECLARE history regclass;
BEGIN
  FOR history IN SELECT DISTINCT t.tgrelid::regclass FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE t.tgfoid = '"refuse_change"'::regproc AND NOT c.relispartition
  LOOP
    EXECUTE format('CREATE TRIGGER "not_truncated" BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"()', history);
  END LOOP;
END $$;
