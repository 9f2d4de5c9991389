CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_owner" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_part" (
	"media_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "media_part_media_id_number_pk" PRIMARY KEY("media_id","number")
);
--> statement-breakpoint
ALTER TABLE "lesson_file" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "media_owner" ADD CONSTRAINT "media_owner_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_owner" ADD CONSTRAINT "media_owner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_part" ADD CONSTRAINT "media_part_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_touched" ON "media" USING btree ("status","touched_at");--> statement-breakpoint
CREATE INDEX "media_owner_account" ON "media_owner" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "lesson_file" ADD CONSTRAINT "lesson_file_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_of_provider" ON "refund" USING btree ("provider_refund_id");