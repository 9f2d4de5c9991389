ALTER TABLE "school" ADD COLUMN "onboarding_type_id" uuid;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "boards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "grades" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_question" ADD COLUMN "options_list" text;