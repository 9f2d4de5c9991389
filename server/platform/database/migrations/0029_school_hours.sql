CREATE TABLE "hours_reminder" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"title" text NOT NULL,
	"trainer" text NOT NULL,
	"held_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"standard" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_entry" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "hours_reminder" ADD CONSTRAINT "hours_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_session" ADD CONSTRAINT "school_session_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_session_day" ON "school_session" USING btree ("school_id","held_on" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_session_id_school_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."school_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_school" ON "account" USING btree ("school_id","display_name");--> statement-breakpoint
CREATE INDEX "training_entry_session" ON "training_entry" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_session_once" UNIQUE("account_id","session_id");