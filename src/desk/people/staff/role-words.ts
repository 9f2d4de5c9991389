import type { GrantableRole } from '#domain/people/staff-roles.rules.ts'
import { m } from '#i18n/messages'

/** The name of a role, and what it is for. */
export const roleWords: Record<GrantableRole, { name: () => string; text: () => string }> = {
	owner: { name: m.desk_role_owner, text: m.desk_role_owner_text },
	editor: { name: m.desk_role_editor, text: m.desk_role_editor_text },
	author: { name: m.desk_role_author, text: m.desk_role_author_text },
	finance: { name: m.desk_role_finance, text: m.desk_role_finance_text },
	support: { name: m.desk_role_support, text: m.desk_role_support_text },
	moderator: { name: m.desk_role_moderator, text: m.desk_role_moderator_text },
	school_manager: { name: m.desk_role_school_manager, text: m.desk_role_school_manager_text },
	analyst: { name: m.desk_role_analyst, text: m.desk_role_analyst_text },
	vidya_customer_success: { name: m.desk_role_success, text: m.desk_role_success_text },
	vidya_sales_associate: { name: m.desk_role_sales, text: m.desk_role_sales_text },
	channel_partner: { name: m.desk_role_channel, text: m.desk_role_channel_text },
	institutional_value_partner: { name: m.desk_role_value, text: m.desk_role_value_text },
	institutional_sales_partner: {
		name: m.desk_role_sales_partner,
		text: m.desk_role_sales_partner_text,
	},
}
