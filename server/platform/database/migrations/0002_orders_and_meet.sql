ALTER TABLE "event_registration" ADD COLUMN "rooms_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "buyer_organization" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "buyer_born_on" date;--> statement-breakpoint
CREATE INDEX "event_registration_referral" ON "event_registration" USING btree ("referral_code") WHERE "event_registration"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX "event_registration_rooms" ON "event_registration" USING btree ("id") WHERE "event_registration"."event" = 'gtm' and "event_registration"."rooms_mailed_at" is null;