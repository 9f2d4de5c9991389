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
CREATE INDEX "school_day_account" ON "school_day" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "teacher_counted_school" ON "teacher_counted" USING btree ("school_id","account_id");--> statement-breakpoint
CREATE INDEX "quiz_attempt_of_visitors" ON "quiz_attempt" USING btree ("created_at") WHERE "quiz_attempt"."account_id" is null;--> statement-breakpoint
CREATE INDEX "activity_point_created" ON "activity_point" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_event_created" ON "analytics_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_submission_created" ON "form_submission" USING btree ("created_at");--> statement-breakpoint
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
$$;--> statement-breakpoint
-- The facts that a row of teacher_counted holds, each an array in the order of these columns.
CREATE FUNCTION "counted_facts"("facts" jsonb) RETURNS TABLE ("kind" text, "year" integer, "key" text,
	"enrolments" integer, "lessons" integer, "completed" integer, "minutes" integer, "teachers" integer) LANGUAGE sql IMMUTABLE AS $$
	SELECT f ->> 0, (f ->> 1)::int, f ->> 2, (f ->> 3)::int, (f ->> 4)::int, (f ->> 5)::int, (f ->> 6)::int, (f ->> 7)::int FROM jsonb_array_elements(facts) AS f
$$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER "teacher_counted_added" AFTER INSERT ON "teacher_counted" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_facts"();--> statement-breakpoint
CREATE TRIGGER "teacher_counted_removed" AFTER DELETE ON "teacher_counted" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_facts"();--> statement-breakpoint
CREATE TRIGGER "teacher_counted_changed" AFTER UPDATE ON "teacher_counted" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_facts"();--> statement-breakpoint
CREATE FUNCTION "note_teacher_year_of_section"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) SELECT DISTINCT account_id FROM enrolment WHERE resource_id IN (OLD.resource_id, NEW.resource_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lesson_section_changed" AFTER UPDATE OF section, resource_id ON "lesson" FOR EACH ROW
	WHEN (OLD.section IS DISTINCT FROM NEW.section OR OLD.resource_id IS DISTINCT FROM NEW.resource_id)
	EXECUTE FUNCTION "note_teacher_year_of_section"();--> statement-breakpoint
CREATE FUNCTION "note_teacher_of_school"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO teacher_year_due (account_id) VALUES (NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "account_school_changed" AFTER UPDATE OF school_id, roles ON "account" FOR EACH ROW
	WHEN (OLD.school_id IS DISTINCT FROM NEW.school_id
		OR (OLD.roles && '{main_poc,additional_main_poc}') IS DISTINCT FROM (NEW.roles && '{main_poc,additional_main_poc}'))
	EXECUTE FUNCTION "note_teacher_of_school"();--> statement-breakpoint
WITH fact_now AS (
	SELECT p.school_id, f.* FROM teacher_facts_of(ARRAY(SELECT id FROM account WHERE school_id IS NOT NULL AND NOT (roles && '{main_poc,additional_main_poc}'))) f
		JOIN account p ON p.id = f.account_id
), days AS (
	INSERT INTO "school_day" SELECT school_id, key::date, account_id, enrolments, lessons, completed, minutes FROM fact_now WHERE kind = 'day'
) INSERT INTO "teacher_counted" SELECT account_id, school_id,
	jsonb_agg(jsonb_build_array(kind, year, key, enrolments, lessons, completed, minutes, teachers)) FILTER (WHERE kind <> 'day')
	FROM fact_now GROUP BY 1, 2;
