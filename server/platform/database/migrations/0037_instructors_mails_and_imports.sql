CREATE TABLE "former_instructor" (
	"slug" text PRIMARY KEY NOT NULL,
	"instructor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instructor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(lower(name), '[\s!-/:-@[-`{-~“”‘’…–—।]+', '-', 'g'))) STORED NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"picture" text,
	CONSTRAINT "instructor_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "list_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "list_import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "list_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "mail_text" (
	"language" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_text_language_name_pk" PRIMARY KEY("language","name")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "html" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "former_instructor" ADD CONSTRAINT "former_instructor_instructor_id_instructor_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructor"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list_import_row" ADD CONSTRAINT "list_import_row_import_id_list_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."list_import"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "former_instructor_of" ON "former_instructor" USING btree ("instructor_id");
--> statement-breakpoint
CREATE INDEX "list_import_newest" ON "list_import" USING btree ("list","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "resource_taught" ON "resource" USING btree ("instructor_slug","published_at" DESC NULLS FIRST,"id") WHERE "resource"."course_type" <> 'bundle' and "resource"."withdrawn_at" is null;
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "instructor" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
INSERT INTO "instructor" ("id", "name")
SELECT gen_random_uuid(), (array_agg("instructor_name" ORDER BY "published_at" DESC, "id"))[1] FROM "resource"
WHERE "instructor_slug" <> '' GROUP BY "instructor_slug";
--> statement-breakpoint
DROP INDEX "resource_instructor";
