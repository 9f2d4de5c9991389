CREATE TABLE "call_back" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"full_name" text NOT NULL,
	"school_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"preferred_day" text NOT NULL,
	"preferred_time" text NOT NULL,
	"purpose" text NOT NULL,
	"current_url" text NOT NULL,
	"timestamp" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"owner_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_back" ADD CONSTRAINT "call_back_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back" ADD CONSTRAINT "call_back_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_back_state" ON "call_back" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "call_back_recent" ON "call_back" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_back_account" ON "call_back" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "call_back_owner" ON "call_back" USING btree ("owner_id");--> statement-breakpoint
INSERT INTO "call_back" ("id", "account_id", "full_name", "school_name", "email", "mobile", "preferred_day", "preferred_time", "purpose", "current_url", "timestamp", "created_at", "updated_at")
SELECT "id", "account_id", "data"->>'fullName', "data"->>'schoolName', "data"->>'email', "data"->>'mobile', "data"->>'preferredDay', "data"->>'preferredTime', "data"->>'purpose', "data"->>'currentUrl', "data"->>'timestamp', "created_at", "created_at"
FROM "form_submission" WHERE "kind" = 'call-back';
--> statement-breakpoint
DELETE FROM "form_submission" WHERE "kind" = 'call-back';
