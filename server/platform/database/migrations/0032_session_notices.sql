CREATE TABLE "session_notice" (
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_notice_session_id_account_id_sequence_pk" PRIMARY KEY("session_id","account_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "parameters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_session" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "live_session" ADD COLUMN "previous_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_session" ADD COLUMN "previous_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_notice" ADD CONSTRAINT "session_notice_session_id_live_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notice" ADD CONSTRAINT "session_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_notice_sent" ON "session_notice" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "live_session_changed" ON "live_session" USING btree ("changed_at");