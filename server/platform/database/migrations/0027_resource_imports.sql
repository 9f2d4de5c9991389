CREATE TABLE "draft_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "draft_import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "draft_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "draft_import_row" ADD CONSTRAINT "draft_import_row_import_id_draft_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."draft_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_import_row" ADD CONSTRAINT "draft_import_row_resource_id_draft_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."draft"("resource_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_import_newest" ON "draft_import" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_import_row_resource" ON "draft_import_row" USING btree ("resource_id");