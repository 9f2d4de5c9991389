ALTER TABLE "order_line" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "resource_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "for_schools" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_of_order" ON "subscription" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_to_remind" ON "subscription" USING btree ("ends_at") WHERE "subscription"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_of_one" CHECK (num_nonnulls("order_line"."resource_id", "order_line"."plan_id") = 1);