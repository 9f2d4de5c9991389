CREATE TABLE "muted_mail" (
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "muted_mail_account_id_topic_pk" PRIMARY KEY("account_id","topic")
);
--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "reported_month" text;--> statement-breakpoint
ALTER TABLE "muted_mail" ADD CONSTRAINT "muted_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;