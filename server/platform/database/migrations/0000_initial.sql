-- Searches compare parts of words and leave accents out.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- What all forms of a word share: without accents and nukta, any nasal sign before a consonant as anusvara, without the endings of English
-- or Hindi. The dictionary of English leaves Devanagari as it is, and that of Hindi leaves Latin letters.
CREATE FUNCTION "search_stem"("word" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce((ts_lexize('pg_catalog.hindi_stem', english))[1], english)
	FROM (SELECT regexp_replace(replace(regexp_replace(normalize(word, NFD), '[\u0300-\u036f\u093c]', '', 'g'), 'ँ', 'ं'), '[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभमयरलवशषसह])', 'ं', 'g') AS plain) AS plain,
		LATERAL (SELECT coalesce((ts_lexize('pg_catalog.english_stem', plain.plain))[1], plain.plain) AS english) AS english
$$;
--> statement-breakpoint
-- Tables, keys and indexes, as drizzle-kit generates them from ../schema.
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"is_name_made_up" boolean DEFAULT false NOT NULL,
	"phone" text,
	"country" text DEFAULT 'IN' NOT NULL,
	"avatar_url" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"school_id" uuid,
	"joined_school_at" timestamp with time zone,
	"wizard_completed" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"demo_note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"photo_url" text,
	"city" text,
	"verification_status" text DEFAULT 'unverified' NOT NULL,
	"verification_reason" text DEFAULT '' NOT NULL,
	"verification_decided_at" timestamp with time zone,
	"school_type" text DEFAULT 'school' NOT NULL,
	"taas_tnc" boolean DEFAULT false NOT NULL,
	"organization_documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_back" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"full_name" text NOT NULL,
	"school_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"preferred_day" text NOT NULL,
	"preferred_time" text NOT NULL,
	"purpose" text NOT NULL,
	"current_url" text NOT NULL,
	"timestamp" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"owner_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sheet_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_item" (
	"bundle_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bundle_item_bundle_id_resource_id_pk" PRIMARY KEY("bundle_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lesson_position" UNIQUE("resource_id","position")
);
--> statement-breakpoint
CREATE TABLE "recent_view" (
	"account_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_view_account_id_resource_id_pk" PRIMARY KEY("account_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "reference_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "reference_item_slug" UNIQUE("list","slug")
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"slugtitle" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"course_type" text NOT NULL,
	"resource_type" text DEFAULT 'standard' NOT NULL,
	"subject" text NOT NULL,
	"price" integer,
	"old_price" integer,
	"instructor_name" text NOT NULL,
	"instructor_bio" text DEFAULT '' NOT NULL,
	"instructor_slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(lower(instructor_name), '[\s!-/:-@[-`{-~“”‘’…–—।]+', '-', 'g'))) STORED NOT NULL,
	"average_rating" numeric(2, 1) DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"enrolled_count" integer DEFAULT 0 NOT NULL,
	"start_date" timestamp with time zone,
	"duration_minutes" integer DEFAULT 0 NOT NULL,
	"language" text DEFAULT 'English' NOT NULL,
	"level" text DEFAULT 'All teachers' NOT NULL,
	"training_minutes" integer DEFAULT 0 NOT NULL,
	"training_kind" text DEFAULT 'school' NOT NULL,
	"training_standard" text DEFAULT 'practice' NOT NULL,
	"gives_certificate" boolean DEFAULT false NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"affiliate_url" text,
	"cover" text,
	"cover_colour" text DEFAULT '#e8e2d6' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(string_to_array(search_text, ' ') || string_to_array(regexp_replace(' ' || lower(title), '[\s!-/:-@[-`{-~“”‘’…–—।]+', ' t:', 'g'), ' '), ''), 't:'))) STORED,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_slug_unique" UNIQUE("slug"),
	CONSTRAINT "resource_slugtitle_unique" UNIQUE("slugtitle")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"account_id" uuid,
	"author_name" text NOT NULL,
	"author_place" text DEFAULT '' NOT NULL,
	"rating" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "review_once" UNIQUE("account_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"review_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_report_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"resources" integer NOT NULL,
	"titles" integer NOT NULL,
	"stem" text GENERATED ALWAYS AS (search_stem(word)) STORED
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tag_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "community_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "community_post_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "group_member" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_member_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "post_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_mark" (
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_mark_post_id_mark_account_id_pk" PRIMARY KEY("post_id","mark","account_id")
);
--> statement-breakpoint
CREATE TABLE "post_picture" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"post_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"comment_id" uuid,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "post_report_once" UNIQUE("account_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"claim" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"links" text[] NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"message" text NOT NULL,
	"kind" text,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"route" text NOT NULL,
	"task_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_record" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent_id" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_erasure" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "event_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"school" text,
	"referral_code" text,
	"invitation_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registration_invitation_code_unique" UNIQUE("invitation_code"),
	CONSTRAINT "event_registration_once" UNIQUE("event","email")
);
--> statement-breakpoint
CREATE TABLE "billing" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"state_code" text NOT NULL,
	"address" text NOT NULL,
	"business_name" text NOT NULL,
	"gstin" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"financial_year" integer NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"taxable" integer NOT NULL,
	"cgst" integer NOT NULL,
	"sgst" integer NOT NULL,
	"igst" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_serial_once" UNIQUE("series","financial_year","serial"),
	CONSTRAINT "invoice_order_once" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "invoice_serial" (
	"series" text NOT NULL,
	"financial_year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_serial_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"duties" text[] DEFAULT '{}' NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"job_type" text NOT NULL,
	"job_level" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"vacancies" integer DEFAULT 1 NOT NULL,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"pay_from" integer,
	"pay_to" integer,
	"published_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (title || E'\n' || summary || E'\n' || subject || E'\n' || city) STORED,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "job_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cover_note" text NOT NULL,
	"with_video" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_application_once" UNIQUE("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_bookmark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_bookmark_once" UNIQUE("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "video_resume" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_item_once" UNIQUE("account_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"source" text NOT NULL,
	"order_id" uuid,
	"assignment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"completes_at" timestamp with time zone,
	CONSTRAINT "enrolment_once" UNIQUE("account_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_once" UNIQUE("account_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_done" (
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_done_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lesson_file_position" UNIQUE("lesson_id","position")
);
--> statement-breakpoint
CREATE TABLE "lesson_note" (
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_note_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "watch_position" (
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_position_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "licence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"plan_id" uuid,
	"resource_id" uuid,
	"quantity" integer NOT NULL,
	"assigned_count" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_gives_one" CHECK (num_nonnulls("licence"."plan_id", "licence"."resource_id") = 1),
	CONSTRAINT "licence_count" CHECK ("licence"."assigned_count" between 0 and "licence"."quantity")
);
--> statement-breakpoint
CREATE TABLE "licence_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"licence_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_assignment_once" UNIQUE("licence_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"discount_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_assignment_once" UNIQUE("voucher_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone,
	CONSTRAINT "attendance_session_id_account_id_pk" PRIMARY KEY("session_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "live_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"join_url" text,
	"recording_url" text,
	"cancelled_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"change" text,
	"previous_starts_at" timestamp with time zone,
	"previous_ends_at" timestamp with time zone,
	CONSTRAINT "live_session_resource_id_unique" UNIQUE("resource_id")
);
--> statement-breakpoint
CREATE TABLE "session_notice" (
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_notice_session_id_account_id_sequence_pk" PRIMARY KEY("session_id","account_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "session_reminder" (
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_reminder_session_id_account_id_kind_starts_at_pk" PRIMARY KEY("session_id","account_id","kind","starts_at")
);
--> statement-breakpoint
CREATE TABLE "nomination" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"teacher_name" text NOT NULL,
	"teacher_email" text NOT NULL,
	"subject" text NOT NULL,
	"class_level" integer NOT NULL,
	"relation" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "nomination_once" UNIQUE("parent_id","teacher_email")
);
--> statement-breakpoint
CREATE TABLE "discount" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"title" text NOT NULL,
	"is_percentage" boolean NOT NULL,
	"percent" integer,
	"amount" integer,
	"max_amount" integer,
	"minimum_order" integer,
	"discount_type" text DEFAULT 'course' NOT NULL,
	"category" text,
	"nested" jsonb,
	"listed" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_personal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discount_code_key_unique" UNIQUE("code_key")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"product_key" text NOT NULL,
	"status" text NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"price" integer NOT NULL,
	"plan_discount" integer NOT NULL,
	"discount" integer NOT NULL,
	"gst" integer NOT NULL,
	"rounding" integer NOT NULL,
	"coins" integer NOT NULL,
	"total" integer NOT NULL,
	"discount_id" uuid,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"receipt_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"school_order_id" uuid,
	"is_invoiced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "order_of_provider" UNIQUE("provider","provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"plan_discount" integer NOT NULL,
	"discount" integer NOT NULL,
	"gst" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_line_once" UNIQUE("order_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"status" text DEFAULT 'captured' NOT NULL,
	"outcome" text DEFAULT 'fulfilled' NOT NULL,
	"reported_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "refund_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "partner_earning" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_order_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"base" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"paid_out_at" timestamp with time zone,
	"reference" text,
	"paid_out_by" uuid,
	CONSTRAINT "partner_earning_school_order_id_unique" UNIQUE("school_order_id")
);
--> statement-breakpoint
CREATE TABLE "partner_school" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"brought_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"selected_value" jsonb NOT NULL,
	CONSTRAINT "profile_answer_once" UNIQUE("account_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "profile_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"question_type" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "profile_question_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"subject" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"minutes" integer NOT NULL,
	"asked" integer,
	"cover" text,
	"cover_colour" text DEFAULT '#e8e2d6' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"account_id" uuid,
	"score" integer NOT NULL,
	"total" integer NOT NULL,
	"answers" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"options" jsonb NOT NULL,
	"answer" integer NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "refund_request_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "activity_point" (
	"account_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"subject_id" text NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_point_account_id_activity_subject_id_day_pk" PRIMARY KEY("account_id","activity","subject_id","day")
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"body" text NOT NULL,
	"route" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_token" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"referrer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_once" UNIQUE("account_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "school_day" (
	"school_id" uuid NOT NULL,
	"day" date NOT NULL,
	"account_id" uuid NOT NULL,
	"enrolments" integer NOT NULL,
	"lessons" integer NOT NULL,
	"completed" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "school_day_school_id_day_account_id_pk" PRIMARY KEY("school_id","day","account_id")
);
--> statement-breakpoint
CREATE TABLE "school_fact" (
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"key" text NOT NULL,
	"enrolments" integer NOT NULL,
	"lessons" integer NOT NULL,
	"completed" integer NOT NULL,
	"minutes" integer NOT NULL,
	"teachers" integer NOT NULL,
	CONSTRAINT "school_fact_school_id_kind_year_key_pk" PRIMARY KEY("school_id","kind","year","key")
);
--> statement-breakpoint
CREATE TABLE "teacher_counted" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_buying" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"approval_limit" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"previous_quantity" integer,
	"previous_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_cart_line_once" UNIQUE("school_id","resource_id"),
	CONSTRAINT "school_cart_line_quantity" CHECK ("school_cart_line"."quantity" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "school_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"quote_number" text NOT NULL,
	"price" integer NOT NULL,
	"gst" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total" integer NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"state_code" text DEFAULT '' NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text DEFAULT '' NOT NULL,
	"transfer_reference" text,
	"bank_reference" text,
	"confirmed_by" uuid,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "school_order_quote_number_unique" UNIQUE("quote_number"),
	CONSTRAINT "school_order_transfer_reference_unique" UNIQUE("transfer_reference"),
	CONSTRAINT "school_order_bank_reference_unique" UNIQUE("bank_reference")
);
--> statement-breakpoint
CREATE TABLE "school_order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_order_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"price" integer NOT NULL,
	"gst" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "school_order_line_once" UNIQUE("school_order_id","resource_id")
);
--> statement-breakpoint
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
CREATE TABLE "school_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file_part" (
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_file_part_key_position_pk" PRIMARY KEY("key","position")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"discount_id" uuid NOT NULL,
	"voucher_count" integer NOT NULL,
	"applied_coupons_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text DEFAULT 'login' NOT NULL,
	"email" text NOT NULL,
	"return_to" text DEFAULT '/' NOT NULL,
	"invite" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"family_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "session_family_hash_unique" UNIQUE("family_hash")
);
--> statement-breakpoint
CREATE TABLE "teacher_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "teacher_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"school_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"import_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "teacher_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "teacher_year" (
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"enrolments" integer NOT NULL,
	"lessons" integer NOT NULL,
	"completed" integer NOT NULL,
	"courses" integer NOT NULL,
	"sum_all" integer NOT NULL,
	"sum_board" integer NOT NULL,
	"sum_school" integer NOT NULL,
	"sum_values" integer NOT NULL,
	"sum_practice" integer NOT NULL,
	"sum_growth" integer NOT NULL,
	"subjects" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"last_at" timestamp with time zone,
	"last_on" date,
	CONSTRAINT "teacher_year_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "teacher_year_due" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_consent" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"resource_id" uuid,
	"quiz_id" uuid,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"path" text NOT NULL,
	"minutes" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "certificate_resource_once" UNIQUE("account_id","resource_id"),
	CONSTRAINT "certificate_quiz_once" UNIQUE("account_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "self_assessment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"resource_id" uuid,
	"quiz_id" uuid,
	"session_id" uuid,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"completed_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"kind" text NOT NULL,
	"standard" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"proof_key" text,
	"proof_type" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_entry_resource_once" UNIQUE("account_id","resource_id"),
	CONSTRAINT "training_entry_quiz_once" UNIQUE("account_id","quiz_id"),
	CONSTRAINT "training_entry_session_once" UNIQUE("account_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "coin_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_entry_once" UNIQUE("account_id","reason","subject_id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_free" boolean NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"benefits" jsonb NOT NULL,
	CONSTRAINT "plan_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"used_coins" integer DEFAULT 0 NOT NULL,
	"total_earned_coins" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back" ADD CONSTRAINT "call_back_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back" ADD CONSTRAINT "call_back_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_item" ADD CONSTRAINT "bundle_item_bundle_id_resource_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_item" ADD CONSTRAINT "bundle_item_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_view" ADD CONSTRAINT "recent_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_view" ADD CONSTRAINT "recent_view_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_group_id_community_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."community_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_group_id_community_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."community_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mark" ADD CONSTRAINT "post_mark_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mark" ADD CONSTRAINT "post_mark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_comment_id_post_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_erasure" ADD CONSTRAINT "account_erasure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitation" ADD CONSTRAINT "event_invitation_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing" ADD CONSTRAINT "billing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmark" ADD CONSTRAINT "job_bookmark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmark" ADD CONSTRAINT "job_bookmark_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_resume" ADD CONSTRAINT "video_resume_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_done" ADD CONSTRAINT "lesson_done_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_done" ADD CONSTRAINT "lesson_done_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_file" ADD CONSTRAINT "lesson_file_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_position" ADD CONSTRAINT "watch_position_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_position" ADD CONSTRAINT "watch_position_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_assignment" ADD CONSTRAINT "licence_assignment_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_assignment" ADD CONSTRAINT "licence_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_assignment" ADD CONSTRAINT "voucher_assignment_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_assignment" ADD CONSTRAINT "voucher_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_assignment" ADD CONSTRAINT "voucher_assignment_discount_id_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_session_id_live_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session" ADD CONSTRAINT "live_session_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notice" ADD CONSTRAINT "session_notice_session_id_live_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notice" ADD CONSTRAINT "session_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reminder" ADD CONSTRAINT "session_reminder_session_id_live_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reminder" ADD CONSTRAINT "session_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_discount_id_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_school_order_id_school_order_id_fk" FOREIGN KEY ("school_order_id") REFERENCES "public"."school_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_school_order_id_school_order_id_fk" FOREIGN KEY ("school_order_id") REFERENCES "public"."school_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_partner_id_account_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_earning" ADD CONSTRAINT "partner_earning_paid_out_by_account_id_fk" FOREIGN KEY ("paid_out_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_school" ADD CONSTRAINT "partner_school_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_school" ADD CONSTRAINT "partner_school_partner_id_account_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_school" ADD CONSTRAINT "partner_school_brought_by_account_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_answer" ADD CONSTRAINT "profile_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_answer" ADD CONSTRAINT "profile_answer_question_id_profile_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."profile_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_point" ADD CONSTRAINT "activity_point_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_token_push_token_token_fk" FOREIGN KEY ("token") REFERENCES "public"."push_token"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_buying" ADD CONSTRAINT "school_buying_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_cart_line" ADD CONSTRAINT "school_cart_line_previous_by_account_id_fk" FOREIGN KEY ("previous_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order" ADD CONSTRAINT "school_order_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order_line" ADD CONSTRAINT "school_order_line_school_order_id_school_order_id_fk" FOREIGN KEY ("school_order_id") REFERENCES "public"."school_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_order_line" ADD CONSTRAINT "school_order_line_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_reminder" ADD CONSTRAINT "hours_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_session" ADD CONSTRAINT "school_session_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_document" ADD CONSTRAINT "school_document_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file_part" ADD CONSTRAINT "stored_file_part_key_stored_file_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_file"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_discount_id_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_import" ADD CONSTRAINT "teacher_import_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_import" ADD CONSTRAINT "teacher_import_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD CONSTRAINT "teacher_invitation_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD CONSTRAINT "teacher_invitation_import_id_teacher_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."teacher_import"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_consent" ADD CONSTRAINT "assessment_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_consent" ADD CONSTRAINT "assessment_consent_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_assessment" ADD CONSTRAINT "self_assessment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entry" ADD CONSTRAINT "training_entry_session_id_school_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."school_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entry" ADD CONSTRAINT "coin_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_mention" ON "account" USING btree (lower(replace("display_name", ' ', '')));--> statement-breakpoint
CREATE INDEX "account_school" ON "account" USING btree ("school_id","display_name","id");--> statement-breakpoint
CREATE INDEX "school_name_parts" ON "school" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "call_back_state" ON "call_back" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "call_back_recent" ON "call_back" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_back_account" ON "call_back" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "call_back_owner" ON "call_back" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "call_back_waiting" ON "call_back" USING btree ("created_at","id") WHERE sheet_key is not null;--> statement-breakpoint
CREATE INDEX "bundle_item_resource" ON "bundle_item" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "recent_view_newest" ON "recent_view" USING btree ("account_id","viewed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recent_view_time" ON "recent_view" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "resource_search_words" ON "resource" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "resource_instructor" ON "resource" USING btree ("instructor_slug","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "resource_live" ON "resource" USING btree ("title","id") WHERE "resource"."course_type" in ('webinar', 'live_training', 'expert_masterclass', 'certification');--> statement-breakpoint
CREATE INDEX "resource_subject" ON "resource" USING btree ("subject","course_type","average_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("resource_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_rating" ON "review" USING btree ("resource_id","rating");--> statement-breakpoint
CREATE INDEX "search_word_parts" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_stem" ON "search_word" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "community_post_recent" ON "community_post" USING btree ("id") WHERE "community_post"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_post_author" ON "community_post" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "community_post_group" ON "community_post" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "community_post_shown_group" ON "community_post" USING btree ("group_id") WHERE "community_post"."removed_at" is null and "community_post"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "community_post_text" ON "community_post" USING gin ("text" gin_trgm_ops) WHERE "community_post"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "group_member_account" ON "group_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_comment_recent" ON "post_comment" USING btree ("post_id","id") WHERE "post_comment"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "post_comment_author" ON "post_comment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_mark_account" ON "post_mark" USING btree ("account_id","mark","post_id");--> statement-breakpoint
CREATE INDEX "post_picture_post" ON "post_picture" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_report_open" ON "post_report" USING btree ("id") WHERE "post_report"."decision" is null;--> statement-breakpoint
CREATE INDEX "post_report_subject" ON "post_report" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_to" ON "mail" USING btree ("to","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_recent" ON "notification" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expires" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_record_parent" ON "sandbox_record" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "account_erasure_due" ON "account_erasure" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "event_invitation_school" ON "event_invitation" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "event_invitation_end" ON "event_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "event_registration_email" ON "event_registration" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_registration_created" ON "event_registration" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_of_account" ON "invoice" USING btree ("account_id","issued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search" ON "job" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_subject" ON "job" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("published_at" DESC NULLS FIRST,"id","closes_at") WHERE "job"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_closing" ON "job" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "job_school" ON "job" USING btree ("school_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_application_mine" ON "job_application" USING btree ("account_id","status","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_application_job" ON "job_application" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "job_bookmark_newest" ON "job_bookmark" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journey_machine_recent" ON "journey" USING btree ("machine","started_at","id");--> statement-breakpoint
CREATE INDEX "journey_recent" ON "journey" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "enrolment_due" ON "enrolment" USING btree ("completes_at","id") WHERE completes_at is not null;--> statement-breakpoint
CREATE INDEX "enrolment_resource" ON "enrolment" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "enrolment_newest" ON "enrolment" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lesson_done_time" ON "lesson_done" USING btree ("done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_source" ON "licence" USING btree ("source",coalesce("plan_id", "resource_id"));--> statement-breakpoint
CREATE INDEX "licence_school" ON "licence" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_assignment_account" ON "licence_assignment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "voucher_assignment_account" ON "voucher_assignment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "voucher_assignment_discount" ON "voucher_assignment" USING btree ("discount_id");--> statement-breakpoint
CREATE INDEX "attendance_account" ON "attendance" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "attendance_uncounted" ON "attendance" USING btree ("session_id") WHERE counted_at is null;--> statement-breakpoint
CREATE INDEX "live_session_starts" ON "live_session" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "live_session_changed" ON "live_session" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "session_notice_sent" ON "session_notice" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "session_reminder_sent" ON "session_reminder" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "nomination_teacher" ON "nomination" USING btree ("teacher_email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "order_open_once" ON "order" USING btree ("account_id","product_key") WHERE "order"."status" = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_school_open" ON "order" USING btree ("school_order_id") WHERE "order"."status" = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_school_paid" ON "order" USING btree ("school_order_id") WHERE "order"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "order_of_school" ON "order" USING btree ("school_order_id") WHERE "order"."school_order_id" is not null;--> statement-breakpoint
CREATE INDEX "order_uninvoiced" ON "order" USING btree ("paid_at","id") WHERE "order"."status" = 'paid' and "order"."returned_at" is null and not "order"."is_invoiced";--> statement-breakpoint
CREATE INDEX "order_recent" ON "order" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_to_check" ON "order" USING btree ("next_check_at") WHERE "order"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_fulfils_once" ON "payment" USING btree ("order_id") WHERE "payment"."outcome" = 'fulfilled';--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_at") WHERE "refund"."status" in ('asked', 'sent');--> statement-breakpoint
CREATE INDEX "partner_earning_partner" ON "partner_earning" USING btree ("partner_id","earned_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partner_earning_status" ON "partner_earning" USING btree ("status","earned_at");--> statement-breakpoint
CREATE INDEX "partner_school_partner" ON "partner_school" USING btree ("partner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partner_school_brought_by" ON "partner_school" USING btree ("brought_by");--> statement-breakpoint
CREATE INDEX "quiz_attempt_mine" ON "quiz_attempt" USING btree ("account_id","quiz_id","created_at");--> statement-breakpoint
CREATE INDEX "quiz_attempt_of_visitors" ON "quiz_attempt" USING btree ("created_at") WHERE "quiz_attempt"."account_id" is null;--> statement-breakpoint
CREATE INDEX "quiz_question_quiz" ON "quiz_question" USING btree ("quiz_id","position");--> statement-breakpoint
CREATE INDEX "refund_request_mine" ON "refund_request" USING btree ("account_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_request_open" ON "refund_request" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "activity_point_day" ON "activity_point" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "activity_point_created" ON "activity_point" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_event_created" ON "analytics_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_submission_recent" ON "form_submission" USING btree ("account_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "form_submission_created" ON "form_submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_message_waiting" ON "push_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_message_token" ON "push_message" USING btree ("token");--> statement-breakpoint
CREATE INDEX "push_token_session" ON "push_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("kind","referrer");--> statement-breakpoint
CREATE INDEX "school_day_account" ON "school_day" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "teacher_counted_school" ON "teacher_counted" USING btree ("school_id","account_id");--> statement-breakpoint
CREATE INDEX "school_order_school" ON "school_order" USING btree ("school_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "school_order_account" ON "school_order" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "school_order_transfer" ON "school_order" USING btree ("submitted_at") WHERE "school_order"."status" = 'transferring';--> statement-breakpoint
CREATE INDEX "school_session_day" ON "school_session" USING btree ("school_id","held_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "school_document_school" ON "school_document" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_document_waiting" ON "school_document" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "access_token_session" ON "access_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_token_expires" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_link_expires" ON "login_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "teacher_import_school" ON "teacher_import" USING btree ("school_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teacher_import_created" ON "teacher_import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_invitation_pending" ON "teacher_invitation" USING btree ("school_id","email") WHERE "teacher_invitation"."accepted_at" is null and "teacher_invitation"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "teacher_invitation_school" ON "teacher_invitation" USING btree ("school_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teacher_invitation_email" ON "teacher_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "teacher_invitation_import" ON "teacher_invitation" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "teacher_invitation_end" ON "teacher_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "teacher_year_due_account" ON "teacher_year_due" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "certificate_newest" ON "certificate" USING btree ("account_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "certificate_revoked" ON "certificate" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "self_assessment_newest" ON "self_assessment" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "training_entry_session" ON "training_entry" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "training_entry_day" ON "training_entry" USING btree ("account_id","completed_on");--> statement-breakpoint
CREATE INDEX "subscription_account" ON "subscription" USING btree ("account_id","starts_at" DESC NULLS LAST);
--> statement-breakpoint
-- From here on written by hand, for drizzle-kit knows neither INCLUDE nor functions nor triggers.
-- The orders of lists include what narrows them.
CREATE INDEX "resource_newest" ON "resource" ("published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject");
--> statement-breakpoint
CREATE INDEX "resource_best" ON "resource" ("average_rating" DESC, "review_count" DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "tags", "language", "level", "subject");
--> statement-breakpoint
CREATE INDEX "resource_cheapest" ON "resource" ((-coalesce("price", 0)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject");
--> statement-breakpoint
CREATE INDEX "resource_dated" ON "resource" ((coalesce("start_date", '-infinity'::timestamptz)) DESC, "published_at" DESC, "id") INCLUDE ("course_type", "resource_type", "price", "average_rating", "tags", "language", "level", "subject", "start_date");
--> statement-breakpoint
-- The words of the catalogue are counted as resources come, change and go.
CREATE FUNCTION "count_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO search_word AS known (word, resources, titles)
		SELECT regexp_replace(lexeme, '^t:', ''), -count(*) FILTER (WHERE lexeme NOT LIKE 't:%'), -count(*) FILTER (WHERE lexeme LIKE 't:%')
		FROM gone, unnest(tsvector_to_array(gone.search_words)) AS lexeme GROUP BY 1 ORDER BY 1
		ON CONFLICT (word) DO UPDATE SET resources = known.resources + excluded.resources, titles = known.titles + excluded.titles;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO search_word AS known (word, resources, titles)
		SELECT regexp_replace(lexeme, '^t:', ''), count(*) FILTER (WHERE lexeme NOT LIKE 't:%'), count(*) FILTER (WHERE lexeme LIKE 't:%')
		FROM come, unnest(tsvector_to_array(come.search_words)) AS lexeme GROUP BY 1 ORDER BY 1
		ON CONFLICT (word) DO UPDATE SET resources = known.resources + excluded.resources, titles = known.titles + excluded.titles;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_words_inserted" AFTER INSERT ON "resource" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_search_words"();
--> statement-breakpoint
CREATE TRIGGER "search_words_updated" AFTER UPDATE ON "resource" REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "count_search_words"();
--> statement-breakpoint
CREATE TRIGGER "search_words_deleted" AFTER DELETE ON "resource" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "count_search_words"();
--> statement-breakpoint
-- Every server hears when what visitors read has changed, and forgets the answers that it keeps in memory.
CREATE FUNCTION "tell_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY catalogue_changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "resource" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "bundle_item" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "lesson" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "review" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "quiz" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "reference_item" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER UPDATE ON "certificate" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER INSERT OR UPDATE OR DELETE ON "job" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER DELETE OR UPDATE OF "text", "removed_at", "group_id" ON "community_post" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_changed" AFTER DELETE OR UPDATE ON "community_group" FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
-- Every server hears whose notifications changed, once an account and transaction, for those who follow them (NTF-03).
CREATE FUNCTION "tell_notification_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('notification_changed', NEW.account_id::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notification_changed" AFTER INSERT OR UPDATE ON "notification" FOR EACH ROW EXECUTE FUNCTION "tell_notification_changed"();
--> statement-breakpoint
-- An order knows whether it has its invoice.
CREATE FUNCTION "note_invoiced"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE "order" SET is_invoiced = false WHERE id = OLD.order_id;
	ELSE
		UPDATE "order" SET is_invoiced = true WHERE id = NEW.order_id AND NOT is_invoiced;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoice_noted" AFTER INSERT ON "invoice" FOR EACH ROW WHEN (NEW.kind = 'invoice') EXECUTE FUNCTION "note_invoiced"();
--> statement-breakpoint
CREATE TRIGGER "invoice_gone" AFTER DELETE ON "invoice" FOR EACH ROW WHEN (OLD.kind = 'invoice') EXECUTE FUNCTION "note_invoiced"();
--> statement-breakpoint
-- The rows of teacher_year of these accounts, from what they did. A school year begins on 1 April in India.
CREATE FUNCTION "teacher_years_of"("accounts" uuid[]) RETURNS SETOF "teacher_year" LANGUAGE sql STABLE AS $$
	WITH begun AS (
		SELECT e.id, e.account_id, e.resource_id, e.created_at FROM enrolment e WHERE e.account_id = ANY (accounts)
	), done AS (
		SELECT b.account_id, b.id, b.resource_id, b.created_at, d.done_at FROM begun b JOIN lesson_done d ON d.enrolment_id = b.id
	), finished AS (
		SELECT d.account_id, d.created_at FROM done d GROUP BY d.id, d.account_id, d.resource_id, d.created_at
		HAVING count(*) = (SELECT count(*) FROM lesson l WHERE l.resource_id = d.resource_id)
	), act AS (
		SELECT account_id, b.created_at + interval '5 hours 30 minutes' AS moment, b.created_at AS last_at, NULL::date AS last_on,
			1 AS enrolments, 0 AS lessons, 0 AS completed, 0 AS courses, 0 AS minutes, '' AS kind, '' AS standard, r.subject, r.tags
			FROM begun b JOIN resource r ON r.id = b.resource_id
		UNION ALL SELECT account_id, done_at + interval '5 hours 30 minutes', done_at, NULL, 0, 1, 0, 0, 0, '', '', NULL, NULL FROM done
		UNION ALL SELECT account_id, created_at + interval '5 hours 30 minutes', NULL, NULL, 0, 0, 1, 0, 0, '', '', NULL, NULL FROM finished
		UNION ALL SELECT account_id, completed_on::timestamp AT TIME ZONE 'UTC', t.created_at, completed_on, 0, 0, 0, (t.resource_id IS NOT NULL)::int, t.minutes, kind, standard,
				coalesce(r.subject, q.subject), coalesce(r.tags, q.tags)
			FROM training_entry t LEFT JOIN resource r ON r.id = t.resource_id LEFT JOIN quiz q ON q.id = t.quiz_id WHERE account_id = ANY (accounts)
	), dated AS (
		SELECT *, extract(year FROM (moment AT TIME ZONE 'UTC') - interval '3 months')::int AS year FROM act
	), tagged AS (
		SELECT account_id, year, array_agg(DISTINCT tag) AS tags FROM dated CROSS JOIN unnest(tags) AS tag GROUP BY 1, 2
	), summed AS (
	SELECT account_id, coalesce(year, 0) AS year, sum(enrolments)::int AS enrolments, sum(lessons)::int AS lessons, sum(completed)::int AS completed, sum(courses)::int AS courses,
		sum(minutes)::int AS sum_all,
		coalesce(sum(minutes) FILTER (WHERE kind = 'board'), 0)::int AS sum_board,
		coalesce(sum(minutes) FILTER (WHERE kind = 'school'), 0)::int AS sum_school,
		coalesce(sum(minutes) FILTER (WHERE standard = 'values'), 0)::int AS sum_values,
		coalesce(sum(minutes) FILTER (WHERE standard = 'practice'), 0)::int AS sum_practice,
		coalesce(sum(minutes) FILTER (WHERE standard = 'growth'), 0)::int AS sum_growth,
		CASE WHEN year IS NULL THEN NULL ELSE array_agg(DISTINCT subject) FILTER (WHERE subject IS NOT NULL) END AS subjects, max(last_at) AS last_at, max(last_on) AS last_on
	FROM dated GROUP BY GROUPING SETS ((account_id, year), (account_id))
	)
	SELECT s.account_id, s.year, s.enrolments, s.lessons, s.completed, s.courses, s.sum_all, s.sum_board, s.sum_school, s.sum_values,
		s.sum_practice, s.sum_growth, coalesce(s.subjects, '{}'), coalesce(g.tags, '{}'), s.last_at, s.last_on
	FROM summed s LEFT JOIN tagged g ON g.account_id = s.account_id AND g.year = s.year
$$;
--> statement-breakpoint
-- Each act notes in its own transaction whose sums are out of date; a job folds the notes (docs/decisions/0030).
CREATE FUNCTION "note_teacher_year"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) SELECT DISTINCT account_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_enrolment"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id)
		SELECT DISTINCT e.account_id FROM changed c JOIN enrolment e ON e.id = c.enrolment_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_lesson"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id)
		SELECT DISTINCT e.account_id FROM changed c JOIN enrolment e ON e.resource_id = c.resource_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "enrolment_added" AFTER INSERT ON "enrolment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "enrolment_removed" AFTER DELETE ON "enrolment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "enrolment_changed_from" AFTER UPDATE ON "enrolment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "enrolment_changed_to" AFTER UPDATE ON "enrolment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "training_entry_added" AFTER INSERT ON "training_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "training_entry_removed" AFTER DELETE ON "training_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "training_entry_changed_from" AFTER UPDATE ON "training_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "training_entry_changed_to" AFTER UPDATE ON "training_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();
--> statement-breakpoint
CREATE TRIGGER "lesson_done_added" AFTER INSERT ON "lesson_done" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();
--> statement-breakpoint
CREATE TRIGGER "lesson_done_removed" AFTER DELETE ON "lesson_done" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();
--> statement-breakpoint
CREATE TRIGGER "lesson_done_changed_from" AFTER UPDATE ON "lesson_done" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();
--> statement-breakpoint
CREATE TRIGGER "lesson_done_changed_to" AFTER UPDATE ON "lesson_done" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();
--> statement-breakpoint
CREATE TRIGGER "lesson_added" AFTER INSERT ON "lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_lesson"();
--> statement-breakpoint
CREATE TRIGGER "lesson_removed" AFTER DELETE ON "lesson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_lesson"();
--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_topic"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) SELECT account_id FROM enrolment WHERE resource_id = NEW.id
		UNION SELECT account_id FROM training_entry WHERE resource_id = NEW.id OR quiz_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "resource_topic_changed" AFTER UPDATE OF subject, tags ON "resource" FOR EACH ROW
	WHEN (OLD.subject IS DISTINCT FROM NEW.subject OR OLD.tags IS DISTINCT FROM NEW.tags) EXECUTE FUNCTION "note_teacher_year_of_topic"();
--> statement-breakpoint
CREATE TRIGGER "quiz_topic_changed" AFTER UPDATE OF subject, tags ON "quiz" FOR EACH ROW
	WHEN (OLD.subject IS DISTINCT FROM NEW.subject OR OLD.tags IS DISTINCT FROM NEW.tags) EXECUTE FUNCTION "note_teacher_year_of_topic"();
--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_section"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) SELECT DISTINCT account_id FROM enrolment WHERE resource_id IN (OLD.resource_id, NEW.resource_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "lesson_section_changed" AFTER UPDATE OF section, resource_id ON "lesson" FOR EACH ROW
	WHEN (OLD.section IS DISTINCT FROM NEW.section OR OLD.resource_id IS DISTINCT FROM NEW.resource_id)
	EXECUTE FUNCTION "note_teacher_year_of_section"();
--> statement-breakpoint
CREATE FUNCTION "note_teacher_of_school"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) VALUES (NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_school_changed" AFTER UPDATE OF school_id, roles ON "account" FOR EACH ROW
	WHEN (OLD.school_id IS DISTINCT FROM NEW.school_id
		OR (OLD.roles && '{main_poc,additional_main_poc}') IS DISTINCT FROM (NEW.roles && '{main_poc,additional_main_poc}'))
	EXECUTE FUNCTION "note_teacher_of_school"();
--> statement-breakpoint
-- The facts of these accounts, from what they did: those of school_fact, and of kind `day` those of school_day. Days are days in India, and a school year begins on 1 April.
CREATE FUNCTION "teacher_facts_of"("accounts" uuid[]) RETURNS TABLE ("account_id" uuid, "kind" text, "year" integer, "key" text,
	"enrolments" integer, "lessons" integer, "completed" integer, "minutes" integer, "teachers" integer) LANGUAGE sql STABLE AS $$
	WITH begun AS (
		SELECT e.id, e.account_id, e.resource_id, e.status, (e.created_at AT TIME ZONE 'UTC' + interval '5 hours 30 minutes')::date AS day
			FROM enrolment e WHERE e.account_id = ANY (accounts)
	), done AS (
		SELECT b.id, b.account_id, b.resource_id, b.status, d.lesson_id, (d.done_at AT TIME ZONE 'UTC' + interval '5 hours 30 minutes')::date AS day
			FROM begun b JOIN lesson_done d ON d.enrolment_id = b.id
	), finished AS (
		SELECT d.account_id, d.resource_id FROM done d WHERE d.status = 'confirmed' GROUP BY d.id, d.account_id, d.resource_id
			HAVING count(*) = (SELECT count(*) FROM lesson l WHERE l.resource_id = d.resource_id)
	), part AS (
		SELECT d.account_id, d.resource_id, l.section, max(d.day) AS day FROM done d JOIN lesson l ON l.id = d.lesson_id
			GROUP BY d.id, d.account_id, d.resource_id, l.section
			HAVING count(*) = (SELECT count(*) FROM lesson o WHERE o.resource_id = d.resource_id AND o.section = l.section)
	), ended AS (
		SELECT t.account_id, t.resource_id, t.quiz_id, t.completed_on AS day, t.minutes, t.kind, t.standard FROM training_entry t WHERE t.account_id = ANY (accounts)
	), act AS (
		SELECT account_id, day, resource_id, NULL::uuid AS quiz_id, 1 AS enrolments, 0 AS lessons, 0 AS completed, 0 AS minutes, '' AS sort FROM begun
		UNION ALL SELECT account_id, day, NULL, NULL, 0, 1, 0, 0, '' FROM done
		UNION ALL SELECT account_id, day, resource_id, quiz_id, 0, 0, 1, minutes, kind || ' ' || standard FROM ended
	), dated AS (
		SELECT *, extract(year FROM day - interval '3 months')::int AS year FROM act
	), learned AS (
		SELECT d.account_id, d.year, coalesce(r.subject, q.subject) AS subject, coalesce(r.tags, q.tags) AS tags FROM dated d
			LEFT JOIN resource r ON r.id = d.resource_id LEFT JOIN quiz q ON q.id = d.quiz_id WHERE d.enrolments + d.completed > 0
	), fact AS (
		SELECT account_id, 'thing' AS kind, year, coalesce(resource_id, quiz_id)::text AS key, enrolments, lessons, completed, minutes, 0 AS teachers
			FROM dated WHERE coalesce(resource_id, quiz_id) IS NOT NULL
		UNION ALL SELECT account_id, 'month', year, to_char(day, 'YYYY-MM') || ' ' || sort, 0, 0, completed, minutes, 0 FROM dated WHERE completed > 0
		UNION ALL SELECT account_id, 'year', year, '', enrolments, lessons, (resource_id IS NOT NULL AND completed > 0)::int, minutes, 0 FROM dated
		UNION ALL SELECT DISTINCT account_id, 'year', year, '', 0, 0, 0, 0, 1 FROM dated WHERE enrolments + completed > 0
		UNION ALL SELECT account_id, 'day', 0, to_char(day, 'YYYY-MM-DD'), enrolments, lessons, completed, minutes, 0 FROM dated
		UNION ALL SELECT DISTINCT account_id, 'subject', year, subject, 0, 0, 0, 0, 1 FROM learned WHERE subject IS NOT NULL
		UNION ALL SELECT DISTINCT account_id, 'competency', year, tag, 0, 0, 0, 0, 1 FROM learned CROSS JOIN unnest(tags) AS tag
		UNION ALL SELECT account_id, 'section', extract(year FROM day - interval '3 months')::int, resource_id || ' ' || section, 0, 0, 1, 0, 0 FROM part
		UNION ALL SELECT account_id, 'course', 0, resource_id::text, 1, 0, 0, 0, 0 FROM begun WHERE status = 'confirmed'
		UNION ALL SELECT account_id, 'course', 0, resource_id::text, 0, 0, 1, 0, 0 FROM finished
	)
	SELECT f.account_id, f.kind, f.year, f.key, sum(f.enrolments)::int, sum(f.lessons)::int, sum(f.completed)::int, sum(f.minutes)::int, sum(f.teachers)::int
	FROM fact f GROUP BY 1, 2, 3, 4
$$;
--> statement-breakpoint
-- The facts that a row of teacher_counted holds, each an array in the order of these columns.
CREATE FUNCTION "counted_facts"("facts" jsonb) RETURNS TABLE ("kind" text, "year" integer, "key" text,
	"enrolments" integer, "lessons" integer, "completed" integer, "minutes" integer, "teachers" integer) LANGUAGE sql IMMUTABLE AS $$
	SELECT f ->> 0, (f ->> 1)::int, f ->> 2, (f ->> 3)::int, (f ->> 4)::int, (f ->> 5)::int, (f ->> 6)::int, (f ->> 7)::int FROM jsonb_array_elements(facts) AS f
$$;
--> statement-breakpoint
-- Adds what comes into teacher_counted to the sums of its school, and takes away what goes. One at a time: the lock is that of the job which folds.
CREATE FUNCTION "count_facts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_advisory_xact_lock(7319605);
	EXECUTE 'INSERT INTO school_fact AS k (school_id, kind, year, key, enrolments, lessons, completed, minutes, teachers)
		SELECT c.school_id, f.kind, f.year, f.key, sum(n * f.enrolments), sum(n * f.lessons), sum(n * f.completed), sum(n * f.minutes), sum(n * f.teachers)
		FROM (' || concat_ws(' UNION ALL ',
			CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT school_id, facts, 1 AS n FROM added' END,
			CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT school_id, facts, -1 AS n FROM removed' END) || ') AS c
		CROSS JOIN LATERAL counted_facts(c.facts) AS f GROUP BY 1, 2, 3, 4
		HAVING (sum(n * f.enrolments), sum(n * f.lessons), sum(n * f.completed), sum(n * f.minutes), sum(n * f.teachers)) <> (0, 0, 0, 0, 0)
		ON CONFLICT (school_id, kind, year, key) DO UPDATE SET enrolments = k.enrolments + excluded.enrolments, lessons = k.lessons + excluded.lessons,
			completed = k.completed + excluded.completed, minutes = k.minutes + excluded.minutes, teachers = k.teachers + excluded.teachers';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "teacher_counted_added" AFTER INSERT ON "teacher_counted" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_facts"();
--> statement-breakpoint
CREATE TRIGGER "teacher_counted_removed" AFTER DELETE ON "teacher_counted" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_facts"();
--> statement-breakpoint
CREATE TRIGGER "teacher_counted_changed" AFTER UPDATE ON "teacher_counted" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_facts"();
