import { isNull, sql } from 'drizzle-orm'
import { banner } from '#server/catalogue/banner/banner.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Tables that a shop keeps when it is emptied; none of them refers to another table. */
const KEPT = 'audit_entry,audit_head,shop_setup,test_payment,text_page,mail_text,signing_key,banner'

/**
 * Deletes the rows of every table but those that a shop keeps. Banners are hidden, since there is
 * no page for them to lead to.
 */
export const emptyShop = async (tx: Db, now: Date): Promise<void> => {
	await tx.update(banner).set({ hiddenAt: now }).where(isNull(banner.hiddenAt))
	await tx.execute(sql`
    do $$ declare names text; begin
      select string_agg(quote_ident(tablename), ', ') into names from pg_tables
        where schemaname = 'public' and not tablename = any (string_to_array(${sql.raw(`'${KEPT}'`)}, ','));
      execute 'truncate ' || names;
    end $$`)
}
