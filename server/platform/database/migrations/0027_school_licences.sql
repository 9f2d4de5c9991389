CREATE TABLE "licence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"plan_id" uuid,
	"resource_id" uuid,
	"quantity" integer NOT NULL,
	"assigned_count" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_gives_one" CHECK (num_nonnulls("licence"."plan_id", "licence"."resource_id") = 1),
	CONSTRAINT "licence_count" CHECK ("licence"."assigned_count" between 0 and "licence"."quantity")
);
--> statement-breakpoint
CREATE TABLE "licence_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"licence_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_assignment_once" UNIQUE("licence_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"discount_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_assignment_once" UNIQUE("voucher_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "teacher_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"school_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"import_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "teacher_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "discount" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_assignment" ADD CONSTRAINT "licence_assignment_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_assignment" ADD CONSTRAINT "licence_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_assignment" ADD CONSTRAINT "voucher_assignment_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_assignment" ADD CONSTRAINT "voucher_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_assignment" ADD CONSTRAINT "voucher_assignment_discount_id_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_import" ADD CONSTRAINT "teacher_import_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_import" ADD CONSTRAINT "teacher_import_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD CONSTRAINT "teacher_invitation_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD CONSTRAINT "teacher_invitation_import_id_teacher_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."teacher_import"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_source" ON "licence" USING btree ("source",coalesce("plan_id", "resource_id"));--> statement-breakpoint
CREATE INDEX "licence_school" ON "licence" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_assignment_account" ON "licence_assignment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "voucher_assignment_account" ON "voucher_assignment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "voucher_assignment_discount" ON "voucher_assignment" USING btree ("discount_id");--> statement-breakpoint
CREATE INDEX "teacher_import_school" ON "teacher_import" USING btree ("school_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teacher_import_created" ON "teacher_import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_invitation_pending" ON "teacher_invitation" USING btree ("school_id","email") WHERE "teacher_invitation"."accepted_at" is null and "teacher_invitation"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "teacher_invitation_school" ON "teacher_invitation" USING btree ("school_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teacher_invitation_email" ON "teacher_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "teacher_invitation_import" ON "teacher_invitation" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "teacher_invitation_end" ON "teacher_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_school" ON "account" USING btree ("school_id","display_name","id");--> statement-breakpoint
CREATE INDEX "subscription_account" ON "subscription" USING btree ("account_id","starts_at" DESC NULLS LAST);