CREATE TABLE "assessment_consent" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_name_made_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_consent" ADD CONSTRAINT "assessment_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_consent" ADD CONSTRAINT "assessment_consent_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;