ALTER TABLE "access_token" ADD COLUMN "is_view" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_link" ADD COLUMN "is_view" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_view" boolean DEFAULT false NOT NULL;