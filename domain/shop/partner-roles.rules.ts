/** Roles whose accounts bring schools (ROL-02, SCH-07). */
export const partnerRoles = [
	'channel_partner',
	'institutional_value_partner',
	'institutional_sales_partner',
] as const

/** Roles that look after partners; customer success marks what they earned as paid out. */
export const partnerStaffRoles = ['vidya_customer_success', 'vidya_sales_associate'] as const

const hasOne = (roles: readonly string[], wanted: readonly string[]): boolean =>
	roles.some((role) => wanted.includes(role))

/** Returns true if somebody brings schools. */
export const isPartner = (roles: readonly string[]): boolean => hasOne(roles, partnerRoles)

/** Returns true if somebody looks after partners. */
export const isPartnerStaff = (roles: readonly string[]): boolean =>
	hasOne(roles, partnerStaffRoles)
