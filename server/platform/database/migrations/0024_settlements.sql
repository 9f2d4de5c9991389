CREATE TABLE "settlement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"settled_on" date NOT NULL,
	"utr" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_of_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"match" text NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_line_once" UNIQUE("provider","key")
);
--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_newest" ON "settlement" USING btree ("settled_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "settlement_line_of_settlement" ON "settlement_line" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE INDEX "settlement_line_reference" ON "settlement_line" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "settlement_line_open" ON "settlement_line" USING btree ("id") WHERE "settlement_line"."match" <> 'matched' and "settlement_line"."explanation" = '';--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at");