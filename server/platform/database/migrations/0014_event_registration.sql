CREATE TABLE "event_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"school" text,
	"referral_code" text,
	"invitation_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registration_invitation_code_unique" UNIQUE("invitation_code"),
	CONSTRAINT "event_registration_once" UNIQUE("event","email")
);
--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_registration_email" ON "event_registration" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_registration_created" ON "event_registration" USING btree ("created_at");