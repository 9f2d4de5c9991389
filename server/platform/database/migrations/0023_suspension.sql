CREATE TABLE "suspension" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"suspended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;