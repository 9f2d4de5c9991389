CREATE TABLE "former_address" (
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "former_address_kind_address_pk" PRIMARY KEY("kind","address")
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"course_type" text NOT NULL,
	"content" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_author" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_version" (
	"resource_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_version_resource_id_number_pk" PRIMARY KEY("resource_id","number")
);
--> statement-breakpoint
ALTER TABLE "lesson" ALTER COLUMN "resource_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_address" ADD CONSTRAINT "former_address_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_author" ADD CONSTRAINT "draft_author_resource_id_draft_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."draft"("resource_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_author" ADD CONSTRAINT "draft_author_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_version" ADD CONSTRAINT "draft_version_resource_id_draft_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."draft"("resource_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_address_resource" ON "former_address" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "draft_newest" ON "draft" USING btree ("changed_at" DESC NULLS FIRST,"resource_id");--> statement-breakpoint
CREATE INDEX "draft_status" ON "draft" USING btree ("status","changed_at" DESC NULLS FIRST,"resource_id");--> statement-breakpoint
CREATE INDEX "draft_title" ON "draft" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "draft_due" ON "draft" USING btree ("publish_at") WHERE "draft"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "draft_author_account" ON "draft_author" USING btree ("account_id");
--> statement-breakpoint
-- From here on written by hand. Every resource that is public has a row in the desk.
INSERT INTO "draft" ("resource_id", "status", "title", "course_type", "changed_at")
	SELECT "id", 'published', "title", "course_type", "published_at" FROM "resource" WHERE "course_type" <> 'bundle';
--> statement-breakpoint
-- Lists show what is offered, so their indexes hold only that.
DROP INDEX "resource_newest";
--> statement-breakpoint
CREATE INDEX "resource_newest" ON "resource" ("published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject") WHERE "withdrawn_at" IS NULL;
--> statement-breakpoint
DROP INDEX "resource_best";
--> statement-breakpoint
CREATE INDEX "resource_best" ON "resource" ("average_rating" DESC, "review_count" DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "tags", "language", "level", "subject") WHERE "withdrawn_at" IS NULL;
--> statement-breakpoint
DROP INDEX "resource_cheapest";
--> statement-breakpoint
CREATE INDEX "resource_cheapest" ON "resource" ((-coalesce("price", 0)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject") WHERE "withdrawn_at" IS NULL;
--> statement-breakpoint
DROP INDEX "resource_dated";
--> statement-breakpoint
CREATE INDEX "resource_dated" ON "resource" ((coalesce("start_date", '-infinity'::timestamptz)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject", "start_date") WHERE "withdrawn_at" IS NULL;
