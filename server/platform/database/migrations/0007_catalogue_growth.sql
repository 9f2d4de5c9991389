CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"resources" integer NOT NULL,
	"titles" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "resource_type_published";--> statement-breakpoint
DROP INDEX "resource_published";--> statement-breakpoint
DROP INDEX "resource_rating";--> statement-breakpoint
DROP INDEX "resource_search";--> statement-breakpoint
DROP INDEX "review_resource";--> statement-breakpoint
DROP INDEX "enrolment_recent";--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(string_to_array(search_text, ' ') || string_to_array(regexp_replace(' ' || lower(title), '[\s!-/:-@[-`{-~“”‘’…–—।]+', ' t:', 'g'), ' '), ''), 't:'))) STORED;--> statement-breakpoint
CREATE INDEX "search_word_parts" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bundle_item_resource" ON "bundle_item" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_search_words" ON "resource" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "resource_subject" ON "resource" USING btree ("subject","course_type","average_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("resource_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_rating" ON "review" USING btree ("resource_id","rating");--> statement-breakpoint
CREATE INDEX "enrolment_newest" ON "enrolment" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_newest" ON "resource" ("published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags");--> statement-breakpoint
CREATE INDEX "resource_best" ON "resource" ("average_rating" DESC, "review_count" DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "tags");--> statement-breakpoint
CREATE INDEX "resource_cheapest" ON "resource" (coalesce("price", 0), "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags");--> statement-breakpoint
UPDATE "resource" SET "tags" = array(
	SELECT "tag"."name" FROM "resource_tag" JOIN "tag" ON "tag"."id" = "resource_tag"."tag_id"
	WHERE "resource_tag"."resource_id" = "resource"."id" ORDER BY "tag"."name"
);--> statement-breakpoint
INSERT INTO "search_word" ("word", "resources", "titles")
SELECT regexp_replace(lexeme, '^t:', ''), count(*) FILTER (WHERE lexeme NOT LIKE 't:%'), count(*) FILTER (WHERE lexeme LIKE 't:%')
FROM "resource", unnest(tsvector_to_array("search_words")) AS lexeme GROUP BY 1;--> statement-breakpoint
CREATE FUNCTION "count_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO search_word AS known (word, resources, titles)
		SELECT regexp_replace(lexeme, '^t:', ''), -count(*) FILTER (WHERE lexeme NOT LIKE 't:%'), -count(*) FILTER (WHERE lexeme LIKE 't:%')
		FROM gone, unnest(tsvector_to_array(gone.search_words)) AS lexeme GROUP BY 1 ORDER BY 1
		ON CONFLICT (word) DO UPDATE SET resources = known.resources + excluded.resources, titles = known.titles + excluded.titles;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO search_word AS known (word, resources, titles)
		SELECT regexp_replace(lexeme, '^t:', ''), count(*) FILTER (WHERE lexeme NOT LIKE 't:%'), count(*) FILTER (WHERE lexeme LIKE 't:%')
		FROM come, unnest(tsvector_to_array(come.search_words)) AS lexeme GROUP BY 1 ORDER BY 1
		ON CONFLICT (word) DO UPDATE SET resources = known.resources + excluded.resources, titles = known.titles + excluded.titles;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_words_inserted" AFTER INSERT ON "resource" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_search_words"();--> statement-breakpoint
CREATE TRIGGER "search_words_updated" AFTER UPDATE ON "resource" REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_search_words"();--> statement-breakpoint
CREATE TRIGGER "search_words_deleted" AFTER DELETE ON "resource" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "count_search_words"();--> statement-breakpoint
CREATE FUNCTION "tell_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY catalogue_changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "resource" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "bundle_item" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "lesson" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "review" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "quiz" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "reference_item" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
