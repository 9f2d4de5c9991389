CREATE TABLE "journey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"device" text NOT NULL,
	"returning" boolean NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"ended" text NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "journey_machine_recent" ON "journey" USING btree ("machine","started_at","id");--> statement-breakpoint
CREATE INDEX "journey_recent" ON "journey" USING btree ("started_at","id");