ALTER TABLE "discount" ADD COLUMN "per_person" integer;--> statement-breakpoint
ALTER TABLE "discount" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_by_title" ON "draft" USING btree ("title","resource_id");