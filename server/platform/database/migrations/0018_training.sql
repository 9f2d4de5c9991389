CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"resource_id" uuid,
	"quiz_id" uuid,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"path" text NOT NULL,
	"minutes" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "certificate_resource_once" UNIQUE("account_id","resource_id"),
	CONSTRAINT "certificate_quiz_once" UNIQUE("account_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"resource_id" uuid,
	"quiz_id" uuid,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"completed_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"kind" text NOT NULL,
	"standard" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"proof_key" text,
	"proof_type" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_entry_resource_once" UNIQUE("account_id","resource_id"),
	CONSTRAINT "training_entry_quiz_once" UNIQUE("account_id","quiz_id")
);
--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "training_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "training_kind" text DEFAULT 'school' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "training_standard" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "gives_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_newest" ON "certificate" USING btree ("account_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "certificate_revoked" ON "certificate" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "training_entry_day" ON "training_entry" USING btree ("account_id","completed_on");--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER UPDATE ON "certificate" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
