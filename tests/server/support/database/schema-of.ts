import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/handles.ts'

/**
 * Selects the facts of the schema `public`, one per row: the table, function, sequence or type, and
 * the fact in words. Leaves out what extensions create and the order of columns. PostgreSQL 18 also
 * lists NOT NULL as constraints; they are listed with their columns.
 */
const FACTS = sql.raw(`
WITH own AS (
	SELECT c.oid, c.relname, c.relkind, c.relpersistence, c.relrowsecurity, c.reloptions, c.relacl FROM pg_class c
	WHERE c.relnamespace = 'public'::regnamespace
		AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
), held AS (
	SELECT oid, 'table ' || relname AS part FROM own WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
), routine AS (
	SELECT p.oid, p.proacl, 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' AS part FROM pg_proc p
	WHERE p.pronamespace = 'public'::regnamespace
		AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
)
SELECT 'table ' || relname AS part, concat_ws(' ', 'kind', relkind, relpersistence, relrowsecurity, reloptions, relacl) AS fact FROM own WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
UNION ALL SELECT h.part, concat_ws(' ', 'column', a.attname, format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN 'not null' END,
		'default ' || pg_get_expr(d.adbin, d.adrelid), 'generated ' || nullif(a.attgenerated::text, ''), 'identity ' || nullif(a.attidentity::text, ''),
		'collate ' || nullif(a.attcollation, t.typcollation)::regcollation, a.attacl)
	FROM held h JOIN pg_attribute a ON a.attrelid = h.oid AND a.attnum > 0 AND NOT a.attisdropped JOIN pg_type t ON t.oid = a.atttypid
		LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
UNION ALL SELECT h.part, concat_ws(' ', 'constraint', c.conname, pg_get_constraintdef(c.oid)) FROM held h JOIN pg_constraint c ON c.conrelid = h.oid AND c.contype <> 'n'
UNION ALL SELECT h.part, concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid) FROM held h JOIN pg_index i ON i.indrelid = h.oid
UNION ALL SELECT h.part, concat_ws(' ', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid)) FROM held h JOIN pg_trigger t ON t.tgrelid = h.oid AND NOT t.tgisinternal
UNION ALL SELECT h.part, concat_ws(' ', 'rule', pg_get_ruledef(r.oid)) FROM held h JOIN pg_rewrite r ON r.ev_class = h.oid
UNION ALL SELECT 'table ' || tablename, concat_ws(' ', 'policy', policyname, permissive, roles, cmd, qual, with_check) FROM pg_policies WHERE schemaname = 'public'
UNION ALL SELECT h.part, concat_ws(' ', 'comment', d.objsubid, d.description) FROM held h JOIN pg_description d ON d.classoid = 'pg_class'::regclass AND d.objoid = h.oid
UNION ALL SELECT 'statistics ' || stxname, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxnamespace = 'public'::regnamespace
UNION ALL SELECT 'sequence ' || sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle) FROM pg_sequences WHERE schemaname = 'public'
UNION ALL SELECT r.part, pg_get_functiondef(r.oid) FROM routine r
UNION ALL SELECT r.part, concat_ws(' ', 'rights', r.proacl) FROM routine r WHERE r.proacl IS NOT NULL
UNION ALL SELECT 'type ' || t.typname, concat_ws(' ', t.typtype, format_type(t.typbasetype, t.typtypmod), (SELECT string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid))
	FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd', 'r') AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')
UNION ALL SELECT 'extensions', e.extname || ' in ' || e.extnamespace::regnamespace FROM pg_extension e
`)

/** Returns the facts of each table, function, sequence and type, in alphabetical order. */
export const schemaOf = async (db: Db): Promise<Map<string, string[]>> => {
	const { rows } = (await db.execute(FACTS)) as unknown as {
		rows: { part: string; fact: string }[]
	}
	const facts = Map.groupBy(rows, ({ part }) => part)
	return new Map(
		[...facts.keys()].sort().map((part) => [
			part,
			facts
				.get(part)!
				.map(({ fact }) => fact)
				.sort(),
		]),
	)
}

/** A digest of facts, short enough for a line of a list. */
export const digestOf = (facts: readonly string[]): string =>
	createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 16)
