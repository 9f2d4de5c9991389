CREATE TABLE "partner_earning" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_order_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"base" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"paid_out_at" timestamp with time zone,
	"reference" text,
	"paid_out_by" uuid,
	CONSTRAINT "partner_earning_school_order_id_unique" UNIQUE("school_order_id")
);
--> statement-breakpoint
CREATE TABLE "partner_school" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"brought_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_school_order_id_school_order_id_fk" FOREIGN KEY ("school_order_id") REFERENCES "public"."school_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_partner_id_account_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_paid_out_by_account_id_fk" FOREIGN KEY ("paid_out_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_school" ADD CONSTRAINT "partner_school_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_school" ADD CONSTRAINT "partner_school_partner_id_account_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_school" ADD CONSTRAINT "partner_school_brought_by_account_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_earning_partner" ON "partner_earning" USING btree ("partner_id","earned_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partner_earning_status" ON "partner_earning" USING btree ("status","earned_at");--> statement-breakpoint
CREATE INDEX "partner_school_partner" ON "partner_school" USING btree ("partner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partner_school_brought_by" ON "partner_school" USING btree ("brought_by");--> statement-breakpoint
INSERT INTO "partner_school" ("school_id", "partner_id", "brought_by", "created_at")
SELECT DISTINCT ON (s."id") s."id", p."id", r."account_id", r."created_at"
FROM "referral" r
	JOIN "school" s ON s."id"::text = r."subject"
	JOIN "account" p ON p."id"::text = r."referrer" AND p."id" <> r."account_id"
		AND p."roles" && '{channel_partner,institutional_value_partner,institutional_sales_partner}'
WHERE r."kind" = 'partner'
ORDER BY s."id", r."created_at";
--> statement-breakpoint
DELETE FROM "referral" WHERE "kind" = 'partner';
