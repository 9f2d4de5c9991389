ALTER TABLE "school" ADD COLUMN "verification_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "verification_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_document" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "school_document_waiting" ON "school_document" USING btree ("created_at","id") WHERE decided_at is null;