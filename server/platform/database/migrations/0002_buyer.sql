ALTER TABLE "order" ADD COLUMN "buyer_organization" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "buyer_born_on" date;