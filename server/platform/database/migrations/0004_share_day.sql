ALTER TABLE "activity_point" ADD COLUMN "day" date;--> statement-breakpoint
UPDATE "activity_point" SET "day" = ("created_at" AT TIME ZONE 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "activity_point" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_point" DROP CONSTRAINT "activity_point_account_id_activity_subject_id_pk";--> statement-breakpoint
ALTER TABLE "activity_point" ADD CONSTRAINT "activity_point_account_id_activity_subject_id_day_pk" PRIMARY KEY("account_id","activity","subject_id","day");--> statement-breakpoint
CREATE INDEX "activity_point_day" ON "activity_point" USING btree ("account_id","day");
