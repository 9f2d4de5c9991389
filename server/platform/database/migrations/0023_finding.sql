CREATE TABLE "recent_view" (
	"account_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_view_account_id_resource_id_pk" PRIMARY KEY("account_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "recent_view" ADD CONSTRAINT "recent_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_view" ADD CONSTRAINT "recent_view_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_view_newest" ON "recent_view" USING btree ("account_id","viewed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recent_view_time" ON "recent_view" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "community_post_text" ON "community_post" USING gin ("text" gin_trgm_ops) WHERE "community_post"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "quiz_attempt_mine" ON "quiz_attempt" USING btree ("account_id","quiz_id","created_at");--> statement-breakpoint
-- Written by hand: the orders of lists include what narrows them (drizzle-kit knows no INCLUDE).
DROP INDEX "resource_newest";--> statement-breakpoint
DROP INDEX "resource_best";--> statement-breakpoint
DROP INDEX "resource_cheapest";--> statement-breakpoint
CREATE INDEX "resource_newest" ON "resource" ("published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject");--> statement-breakpoint
CREATE INDEX "resource_best" ON "resource" ("average_rating" DESC, "review_count" DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "tags", "language", "level", "subject");--> statement-breakpoint
CREATE INDEX "resource_cheapest" ON "resource" ((-coalesce("price", 0)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject");--> statement-breakpoint
CREATE INDEX "resource_dated" ON "resource" ((coalesce("start_date", '-infinity'::timestamptz)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject", "start_date");--> statement-breakpoint
-- What is taken away from the community is no longer suggested from memory; what is new may come a minute later.
CREATE TRIGGER "catalogue_changed" AFTER DELETE OR UPDATE OF "text", "removed_at", "group_id" ON "community_post" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER DELETE OR UPDATE ON "community_group" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
