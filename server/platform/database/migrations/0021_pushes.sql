CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"body" text NOT NULL,
	"route" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_token_push_token_token_fk" FOREIGN KEY ("token") REFERENCES "public"."push_token"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_message_waiting" ON "push_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_message_token" ON "push_message" USING btree ("token");