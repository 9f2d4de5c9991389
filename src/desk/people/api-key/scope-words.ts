import type { ApiScope } from '#domain/people/api-key.rules.ts'
import { m } from '#i18n/messages'

/** Names of what a key may read. */
export const scopeWords: Record<ApiScope, () => string> = {
	'orders:read': m.desk_key_scope_orders,
	'people:read': m.desk_key_scope_people,
	'figures:read': m.desk_key_scope_figures,
	'content:read': m.desk_key_scope_content,
	'prices:read': m.desk_key_scope_prices,
	'schools:read': m.desk_key_scope_schools,
}
