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
ALTER TABLE "job" ADD COLUMN "search_text" text GENERATED ALWAYS AS (title || E'\n' || summary || E'\n' || subject || E'\n' || city) STORED;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "is_invoiced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "teacher_year_due_account" ON "teacher_year_due" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "school_name_parts" ON "school" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resource_live" ON "resource" USING btree ("title","id") WHERE "resource"."course_type" in ('webinar', 'live_training', 'expert_masterclass', 'certification');--> statement-breakpoint
CREATE INDEX "community_post_shown_group" ON "community_post" USING btree ("group_id") WHERE "community_post"."removed_at" is null and "community_post"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_search" ON "job" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_subject" ON "job" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("published_at" DESC NULLS FIRST,"id","closes_at") WHERE "job"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "lesson_done_time" ON "lesson_done" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "order_of_school" ON "order" USING btree ("school_order_id") WHERE "order"."school_order_id" is not null;--> statement-breakpoint
CREATE INDEX "order_uninvoiced" ON "order" USING btree ("paid_at","id") WHERE "order"."status" = 'paid' and "order"."returned_at" is null and not "order"."is_invoiced";--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE FUNCTION "note_teacher_year"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) SELECT DISTINCT account_id FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_enrolment"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id)
		SELECT DISTINCT e.account_id FROM changed c JOIN enrolment e ON e.id = c.enrolment_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_lesson"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id)
		SELECT DISTINCT e.account_id FROM changed c JOIN enrolment e ON e.resource_id = c.resource_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "enrolment_added" AFTER INSERT ON "enrolment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "enrolment_removed" AFTER DELETE ON "enrolment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "enrolment_changed_from" AFTER UPDATE ON "enrolment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "enrolment_changed_to" AFTER UPDATE ON "enrolment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "training_entry_added" AFTER INSERT ON "training_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "training_entry_removed" AFTER DELETE ON "training_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "training_entry_changed_from" AFTER UPDATE ON "training_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "training_entry_changed_to" AFTER UPDATE ON "training_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year"();--> statement-breakpoint
CREATE TRIGGER "lesson_done_added" AFTER INSERT ON "lesson_done" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();--> statement-breakpoint
CREATE TRIGGER "lesson_done_removed" AFTER DELETE ON "lesson_done" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();--> statement-breakpoint
CREATE TRIGGER "lesson_done_changed_from" AFTER UPDATE ON "lesson_done" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();--> statement-breakpoint
CREATE TRIGGER "lesson_done_changed_to" AFTER UPDATE ON "lesson_done" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_enrolment"();--> statement-breakpoint
CREATE TRIGGER "lesson_added" AFTER INSERT ON "lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_lesson"();--> statement-breakpoint
CREATE TRIGGER "lesson_removed" AFTER DELETE ON "lesson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_teacher_year_of_lesson"();--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_topic"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) SELECT account_id FROM enrolment WHERE resource_id = NEW.id
		UNION SELECT account_id FROM training_entry WHERE resource_id = NEW.id OR quiz_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "resource_topic_changed" AFTER UPDATE OF subject, tags ON "resource" FOR EACH ROW
	WHEN (OLD.subject IS DISTINCT FROM NEW.subject OR OLD.tags IS DISTINCT FROM NEW.tags) EXECUTE FUNCTION "note_teacher_year_of_topic"();--> statement-breakpoint
CREATE TRIGGER "quiz_topic_changed" AFTER UPDATE OF subject, tags ON "quiz" FOR EACH ROW
	WHEN (OLD.subject IS DISTINCT FROM NEW.subject OR OLD.tags IS DISTINCT FROM NEW.tags) EXECUTE FUNCTION "note_teacher_year_of_topic"();--> statement-breakpoint
INSERT INTO "teacher_year" SELECT * FROM teacher_years_of(ARRAY(SELECT "account_id" FROM "enrolment" UNION SELECT "account_id" FROM "training_entry"));
--> statement-breakpoint
CREATE FUNCTION "note_invoiced"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE "order" SET is_invoiced = false WHERE id = OLD.order_id;
	ELSE
		UPDATE "order" SET is_invoiced = true WHERE id = NEW.order_id AND NOT is_invoiced;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_noted" AFTER INSERT ON "invoice" FOR EACH ROW WHEN (NEW.kind = 'invoice') EXECUTE FUNCTION "note_invoiced"();--> statement-breakpoint
CREATE TRIGGER "invoice_gone" AFTER DELETE ON "invoice" FOR EACH ROW WHEN (OLD.kind = 'invoice') EXECUTE FUNCTION "note_invoiced"();--> statement-breakpoint
UPDATE "order" SET "is_invoiced" = true WHERE "id" IN (SELECT "order_id" FROM "invoice" WHERE "kind" = 'invoice');
