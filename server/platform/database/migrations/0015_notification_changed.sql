-- Tells every server whose notifications changed, once an account and transaction, for those who follow them (NTF-03).
CREATE FUNCTION "tell_notification_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('notification_changed', NEW.account_id::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notification_changed" AFTER INSERT OR UPDATE ON "notification" FOR EACH ROW EXECUTE FUNCTION "tell_notification_changed"();
