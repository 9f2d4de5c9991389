ALTER TABLE "favorite" RENAME TO "favourite";--> statement-breakpoint
ALTER TABLE "favourite" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "favourite" RENAME COLUMN "webinar_id" TO "resource_id";--> statement-breakpoint
ALTER TABLE "favourite" RENAME CONSTRAINT "favorite_once" TO "favourite_once";--> statement-breakpoint
ALTER TABLE "favourite" RENAME CONSTRAINT "favorite_user_id_account_id_fk" TO "favourite_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "favourite" RENAME CONSTRAINT "favorite_webinar_id_resource_id_fk" TO "favourite_resource_id_resource_id_fk";--> statement-breakpoint
ALTER TABLE "cart_item" RENAME COLUMN "creator_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "cart_item" RENAME COLUMN "webinar_id" TO "resource_id";--> statement-breakpoint
ALTER TABLE "cart_item" RENAME CONSTRAINT "cart_item_creator_id_account_id_fk" TO "cart_item_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "cart_item" RENAME CONSTRAINT "cart_item_webinar_id_resource_id_fk" TO "cart_item_resource_id_resource_id_fk";
