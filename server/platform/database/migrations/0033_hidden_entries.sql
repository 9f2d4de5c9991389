ALTER TABLE "reference_item" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile_question" ADD COLUMN "hidden_at" timestamp with time zone;