CREATE TABLE "stored_file_part" (
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_file_part_key_position_pk" PRIMARY KEY("key","position")
);
--> statement-breakpoint
ALTER TABLE "call_back" ADD COLUMN "sheet_key" text;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "completes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file_part" ADD CONSTRAINT "stored_file_part_key_stored_file_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_file"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_back_waiting" ON "call_back" USING btree ("created_at","id") WHERE sheet_key is not null;--> statement-breakpoint
CREATE INDEX "enrolment_due" ON "enrolment" USING btree ("completes_at","id") WHERE completes_at is not null;