ALTER TABLE "quiz" ADD COLUMN "pools" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "shuffle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "kind" text DEFAULT 'one' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "key" jsonb;--> statement-breakpoint
UPDATE "quiz_question" SET "key" = jsonb_build_object('right', jsonb_build_array("answer"));--> statement-breakpoint
ALTER TABLE "quiz_question" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "feedback" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "points" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "penalty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "pool" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question" DROP COLUMN "answer";--> statement-breakpoint
UPDATE "quiz_attempt" SET "answers" = (
	SELECT jsonb_agg(jsonb_build_object('question_id', q."id", 'option', (
		SELECT one -> 'option' FROM jsonb_array_elements("quiz_attempt"."answers") one
		WHERE one ->> 'question_id' = q."id"::text)) ORDER BY q."position")
	FROM "quiz_question" q WHERE q."quiz_id" = "quiz_attempt"."quiz_id")
WHERE "answers" IS NOT NULL AND jsonb_array_length("answers") <> "total";--> statement-breakpoint
UPDATE "quiz_attempt" SET "answers" = (
	SELECT jsonb_agg(jsonb_build_object('question_id', one -> 'question_id', 'answer', one ->> 'option') ORDER BY place)
	FROM jsonb_array_elements("quiz_attempt"."answers") WITH ORDINALITY AS each (one, place))
WHERE "answers" IS NOT NULL AND jsonb_array_length("answers") > 0;