CREATE INDEX "account_newest" ON "account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_words" ON "account" USING gin (("display_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_phone" ON "account" USING btree ("phone") WHERE "account"."phone" is not null;