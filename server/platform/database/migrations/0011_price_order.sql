DROP INDEX "resource_cheapest";--> statement-breakpoint
CREATE INDEX "resource_cheapest" ON "resource" ((-coalesce("price", 0)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags");
