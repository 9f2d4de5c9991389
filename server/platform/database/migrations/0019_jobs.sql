CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"duties" text[] DEFAULT '{}' NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"job_type" text NOT NULL,
	"job_level" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"vacancies" integer DEFAULT 1 NOT NULL,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"pay_from" integer,
	"pay_to" integer,
	"published_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "job_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "job_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cover_note" text NOT NULL,
	"with_video" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_application_once" UNIQUE("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_bookmark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_bookmark_once" UNIQUE("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "video_resume" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmark" ADD CONSTRAINT "job_bookmark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmark" ADD CONSTRAINT "job_bookmark_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_resume" ADD CONSTRAINT "video_resume_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_closing" ON "job" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "job_school" ON "job" USING btree ("school_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_application_mine" ON "job_application" USING btree ("account_id","status","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_application_job" ON "job_application" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "job_bookmark_newest" ON "job_bookmark" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "job" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
