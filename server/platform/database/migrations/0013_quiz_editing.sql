ALTER TABLE "quiz" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "removed_at" timestamp with time zone;