-- Answers kept so far hold tokens, and sessions so far have no family: both are dropped, everybody signs in once more.
DELETE FROM "idempotency";--> statement-breakpoint
DELETE FROM "session";--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_refresh_hash_unique";--> statement-breakpoint
DROP INDEX "login_link_email";--> statement-breakpoint
DROP INDEX "session_previous";--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "claim" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "lease_until" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency" DROP COLUMN "operation";--> statement-breakpoint
ALTER TABLE "push_token" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "stored_file" SET "key" = "owner_id" || '/' || "id";--> statement-breakpoint
ALTER TABLE "stored_file" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "stored_file" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "stored_file" ADD PRIMARY KEY ("key");--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "family_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_family_hash_unique" UNIQUE("family_hash");--> statement-breakpoint
CREATE INDEX "rate_limit_expires" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_token_session" ON "push_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_token_session" ON "access_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_token_expires" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_link_expires" ON "login_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");
