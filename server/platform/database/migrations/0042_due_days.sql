ALTER TABLE "enrolment" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "due_reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "enrolment_reminder" ON "enrolment" USING btree ("due_on","id") WHERE due_on is not null and due_reminded_at is null;