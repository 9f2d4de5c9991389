CREATE TABLE "school_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"position" text NOT NULL,
	"note" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"school_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "school_registration" ADD CONSTRAINT "school_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_registration" ADD CONSTRAINT "school_registration_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_registration_waiting" ON "school_registration" USING btree ("account_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "school_registration_account" ON "school_registration" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "school_registration_status" ON "school_registration" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "school_registration_school" ON "school_registration" USING btree ("school_id");