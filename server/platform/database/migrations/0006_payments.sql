CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "refund_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_provider_order_id_unique";--> statement-breakpoint
DROP INDEX "order_open";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "product_key" text;--> statement-breakpoint
UPDATE "order" SET "product_key" = coalesce((SELECT encode(sha256(string_agg(l.resource_id::text, ',' ORDER BY l.resource_id::text COLLATE "C")::bytea), 'hex') FROM "order_line" l WHERE l.order_id = "order".id), "order".id::text);--> statement-breakpoint
-- Of several open orders for the same products the newest keeps the key; the others run out as before.
UPDATE "order" SET "product_key" = "product_key" || ':' || "id" WHERE "status" = 'created' AND EXISTS (SELECT FROM "order" o WHERE o.status = 'created' AND o.account_id = "order".account_id AND o.product_key = "order".product_key AND o.id > "order".id);--> statement-breakpoint
ALTER TABLE "order" ALTER COLUMN "product_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order" SET "next_check_at" = now() WHERE "status" = 'created' OR ("status" IN ('cancelled', 'failed') AND "provider_order_id" IS NOT NULL AND "created_at" > now() - interval '7 days');--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "currency" text DEFAULT 'INR' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "status" text DEFAULT 'captured' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "outcome" text DEFAULT 'fulfilled' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_at") WHERE "refund"."status" in ('asked', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "order_open_once" ON "order" USING btree ("account_id","product_key") WHERE "order"."status" = 'created';--> statement-breakpoint
CREATE INDEX "order_to_check" ON "order" USING btree ("next_check_at") WHERE "order"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
-- A second payment for one order was kept for its refund; now it is given back (the provider is asked first whether that was done by hand).
UPDATE "payment" SET "outcome" = 'refund' WHERE EXISTS (SELECT FROM "payment" p WHERE p.order_id = "payment".order_id AND (p.created_at, p.id) < ("payment".created_at, "payment".id));--> statement-breakpoint
INSERT INTO "refund" ("id", "payment_id", "amount", "currency", "reason", "status", "created_at", "next_at") SELECT gen_random_uuid(), "id", "amount", "currency", 'already-paid', 'asked', now(), now() FROM "payment" WHERE "outcome" = 'refund';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_fulfils_once" ON "payment" USING btree ("order_id") WHERE "payment"."outcome" = 'fulfilled';--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_of_provider" UNIQUE("provider","provider_order_id");