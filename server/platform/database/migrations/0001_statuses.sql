DROP INDEX "post_report_open";--> statement-breakpoint
DROP INDEX "teacher_invitation_pending";--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_report" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD COLUMN "status" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "status" text DEFAULT 'valid' NOT NULL;--> statement-breakpoint
UPDATE "post_report" SET "status" = CASE "decision" WHEN 'hide' THEN 'hidden' ELSE 'kept' END WHERE "decision" IS NOT NULL;--> statement-breakpoint
UPDATE "teacher_invitation" SET "status" = CASE WHEN "revoked_at" IS NOT NULL THEN 'revoked' ELSE 'accepted' END WHERE "revoked_at" IS NOT NULL OR "accepted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "certificate" SET "status" = 'revoked' WHERE "revoked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "post_report_open" ON "post_report" USING btree ("id") WHERE "post_report"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_invitation_pending" ON "teacher_invitation" USING btree ("school_id","email") WHERE "teacher_invitation"."status" = 'sent';--> statement-breakpoint
ALTER TABLE "post_report" DROP COLUMN "decision";--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD CONSTRAINT "teacher_invitation_status" CHECK (("teacher_invitation"."status" = 'accepted') = ("teacher_invitation"."accepted_at" is not null) and ("teacher_invitation"."status" = 'revoked') = ("teacher_invitation"."revoked_at" is not null));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_status" CHECK (("certificate"."status" = 'revoked') = ("certificate"."revoked_at" is not null));
