CREATE TABLE "missed_search" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missed_search_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE INDEX "missed_search_day" ON "missed_search" USING btree ("day","count");--> statement-breakpoint
CREATE INDEX "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at");