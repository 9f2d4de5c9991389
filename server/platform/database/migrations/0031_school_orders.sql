CREATE TABLE "school_buying" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"approval_limit" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"previous_quantity" integer,
	"previous_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_cart_line_once" UNIQUE("school_id","resource_id"),
	CONSTRAINT "school_cart_line_quantity" CHECK ("school_cart_line"."quantity" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "school_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"quote_number" text NOT NULL,
	"price" integer NOT NULL,
	"gst" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total" integer NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"state_code" text DEFAULT '' NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text DEFAULT '' NOT NULL,
	"transfer_reference" text,
	"bank_reference" text,
	"confirmed_by" uuid,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "school_order_quote_number_unique" UNIQUE("quote_number"),
	CONSTRAINT "school_order_transfer_reference_unique" UNIQUE("transfer_reference"),
	CONSTRAINT "school_order_bank_reference_unique" UNIQUE("bank_reference")
);
--> statement-breakpoint
CREATE TABLE "school_order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_order_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"price" integer NOT NULL,
	"gst" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "school_order_line_once" UNIQUE("school_order_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "school_order_id" uuid;--> statement-breakpoint
ALTER TABLE "school_buying" ADD CONSTRAINT "school_buying_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_previous_by_account_id_fk" FOREIGN KEY ("previous_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order_line" ADD CONSTRAINT "school_order_line_school_order_id_school_order_id_fk" FOREIGN KEY ("school_order_id") REFERENCES "public"."school_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order_line" ADD CONSTRAINT "school_order_line_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_order_school" ON "school_order" USING btree ("school_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "school_order_account" ON "school_order" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "school_order_transfer" ON "school_order" USING btree ("submitted_at") WHERE "school_order"."status" = 'transferring';--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_school_order_id_school_order_id_fk" FOREIGN KEY ("school_order_id") REFERENCES "public"."school_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_school_open" ON "order" USING btree ("school_order_id") WHERE "order"."status" = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_school_paid" ON "order" USING btree ("school_order_id") WHERE "order"."status" = 'paid';