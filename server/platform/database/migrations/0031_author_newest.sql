CREATE INDEX "author_payout_latest" ON "author_payout" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "author_share_newest" ON "author_share" USING btree ("account_id","booked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX "author_payout_newest";--> statement-breakpoint
DROP INDEX "author_share_account";