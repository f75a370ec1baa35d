-- Ends an optimistic transaction that has read something which another has changed since (decision 0320).
CREATE FUNCTION "no_longer_stands"() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was read has been changed by another transaction.' USING ERRCODE = 'serialization_failure';
END $$;
