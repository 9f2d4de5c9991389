CREATE TABLE "author_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"topic" text NOT NULL,
	"experience" text NOT NULL,
	"sample" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "author_contract" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "author_payee" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pan" text NOT NULL,
	"account_number" text NOT NULL,
	"ifsc" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "author_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"gross" integer NOT NULL,
	"tds" integer NOT NULL,
	"name" text NOT NULL,
	"pan" text NOT NULL,
	"account_number" text NOT NULL,
	"ifsc" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "author_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"base" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"payout_id" uuid,
	CONSTRAINT "author_share_once" UNIQUE("document_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "author_application" ADD CONSTRAINT "author_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_contract" ADD CONSTRAINT "author_contract_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_payee" ADD CONSTRAINT "author_payee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_payout" ADD CONSTRAINT "author_payout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_share" ADD CONSTRAINT "author_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_share" ADD CONSTRAINT "author_share_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_share" ADD CONSTRAINT "author_share_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_share" ADD CONSTRAINT "author_share_payout_id_author_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."author_payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "author_application_waiting" ON "author_application" USING btree ("account_id") WHERE "author_application"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "author_application_account" ON "author_application" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "author_application_status" ON "author_application" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "author_payout_prepared" ON "author_payout" USING btree ("account_id") WHERE "author_payout"."status" = 'prepared';--> statement-breakpoint
CREATE INDEX "author_payout_account" ON "author_payout" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "author_payout_newest" ON "author_payout" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "author_share_account" ON "author_share" USING btree ("account_id","booked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "author_share_order" ON "author_share" USING btree ("order_id","resource_id");--> statement-breakpoint
CREATE INDEX "author_share_payout" ON "author_share" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "author_share_open" ON "author_share" USING btree ("account_id","due_at") WHERE "author_share"."payout_id" is null;