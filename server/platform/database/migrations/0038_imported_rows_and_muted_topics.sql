CREATE TABLE "muted_topic" (
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "muted_topic_account_id_topic_pk" PRIMARY KEY("account_id","topic")
);
--> statement-breakpoint
ALTER TABLE "list_import_row" ALTER COLUMN "record_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "list_import_row" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "muted_topic" ADD CONSTRAINT "muted_topic_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;