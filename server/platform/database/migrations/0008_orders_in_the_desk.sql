CREATE TABLE "order_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_order_once";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_payment_id_unique";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "occasion" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_of_order" ON "order_note" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_made_by_account_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_newest" ON "order" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_of_status" ON "order" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_buyer_name" ON "order" USING gin ("buyer_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_buyer_email" ON "order" USING btree (lower("buyer_email"));--> statement-breakpoint
CREATE INDEX "order_buyer_phone" ON "order" USING btree ("buyer_phone");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_whole_once" ON "refund" USING btree ("payment_id") WHERE "refund"."is_whole";--> statement-breakpoint
CREATE INDEX "refund_of_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_once" UNIQUE("order_id","kind","occasion");