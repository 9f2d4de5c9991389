ALTER TABLE "analytics_event" ADD COLUMN "happened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "analytics_event" SET "happened_at" = "created_at";
