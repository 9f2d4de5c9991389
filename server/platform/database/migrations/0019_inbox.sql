CREATE TABLE "inbox_owner" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_owner_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "inbox_owner" ADD CONSTRAINT "inbox_owner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_owner_account" ON "inbox_owner" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "enrolment_pending" ON "enrolment" USING btree ("created_at","id") WHERE status = 'pending';