CREATE TABLE "account_erasure" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "refund_request_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_erasure" ADD CONSTRAINT "account_erasure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_erasure_due" ON "account_erasure" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "refund_request_mine" ON "refund_request" USING btree ("account_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_request_open" ON "refund_request" USING btree ("status","asked_at");