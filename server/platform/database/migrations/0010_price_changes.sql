CREATE TABLE "price_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"price" integer,
	"old_price" integer,
	"price_before" integer,
	"old_price_before" integer,
	"effective_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_history" ON "price_change" USING btree ("resource_id","effective_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_change_planned_once" ON "price_change" USING btree ("resource_id") WHERE "price_change"."status" = 'planned';--> statement-breakpoint
CREATE INDEX "price_change_due" ON "price_change" USING btree ("effective_at") WHERE "price_change"."status" = 'planned';