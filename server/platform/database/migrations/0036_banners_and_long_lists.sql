CREATE TABLE "banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"en" jsonb NOT NULL,
	"hi" jsonb NOT NULL,
	"target" text NOT NULL,
	"tone" text NOT NULL,
	"shown_from" date,
	"shown_until" date,
	"position" integer NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "banner" ("id", "en", "hi", "target", "tone", "position", "hidden_at") VALUES
	('019b76da-a800-7c09-8000-000000000001', '{"title": "More together, for less", "text": "Bundles hold courses that belong together, at one price.", "label": "See bundles"}', '{"title": "साथ में ज़्यादा, कम क़ीमत में", "text": "बंडल में एक-दूसरे से जुड़े कोर्स, एक ही क़ीमत पर।", "label": "बंडल देखिए"}', '/bundle-products', 'primary', 0, CASE WHEN NOT EXISTS (SELECT FROM "resource") THEN now() END),
	('019b76da-a800-7c09-8000-000000000002', '{"title": "15 points for every medium resource", "text": "An afternoon’s work each, ready for the next lesson.", "label": "See medium resources"}', '{"title": "हर मीडियम सामग्री पर 15 अंक", "text": "हर एक एक दोपहर का काम, अगली कक्षा के लिए तैयार।", "label": "मीडियम सामग्री देखिए"}', '/learning?resource_type=medium', 'gold', 1, CASE WHEN NOT EXISTS (SELECT FROM "resource") THEN now() END);
--> statement-breakpoint
CREATE INDEX "resource_offered" ON "resource" USING btree ("title","id") WHERE "resource"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "resource_withdrawn" ON "resource" USING btree ("withdrawn_at");
--> statement-breakpoint
CREATE INDEX "resource_title_parts" ON "resource" USING gin ("title" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_latest" ON "job" USING btree ("published_at" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "draft_counted" ON "draft" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "call_back_inbox" ON "call_back" USING btree ("created_at","id") WHERE state in ('new', 'unreachable');
--> statement-breakpoint
CREATE INDEX "author_share_owed" ON "author_share" USING btree ("account_id","due_at","amount") WHERE "author_share"."payout_id" is null;
--> statement-breakpoint
DROP INDEX "job_newest";
--> statement-breakpoint
DROP INDEX "author_share_open";
