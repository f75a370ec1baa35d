-- A role that may execute a SECURITY DEFINER trigger function can attach it to a table of its own.
REVOKE EXECUTE ON FUNCTION "note_audit_event"() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION "chain_audit_events"(integer) FROM PUBLIC;
