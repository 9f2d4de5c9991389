CREATE TABLE "owner_invitation" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_setup" (
	"id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer NOT NULL,
	"mail_tested_at" timestamp with time zone,
	"payment_tested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "test_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"refund_id" uuid NOT NULL,
	"returned_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
