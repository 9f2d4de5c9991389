CREATE TABLE "nomination" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"teacher_name" text NOT NULL,
	"teacher_email" text NOT NULL,
	"subject" text NOT NULL,
	"class_level" integer NOT NULL,
	"relation" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "nomination_once" UNIQUE("parent_id","teacher_email")
);
--> statement-breakpoint
CREATE TABLE "self_assessment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_assessment" ADD CONSTRAINT "self_assessment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nomination_teacher" ON "nomination" USING btree ("teacher_email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "self_assessment_newest" ON "self_assessment" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);