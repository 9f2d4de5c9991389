/** Roles of the team that runs the shop. The desk opens for them (DSK-02). */
export const staffRoles = [
	'owner',
	'editor',
	'author',
	'finance',
	'support',
	'moderator',
	'school_manager',
	'analyst',
	'vidya_customer_success',
	'vidya_sales_associate',
] as const

/** Roles of partners, which the owner grants too. They have separate pages, and no desk. */
export const partnerRoles = [
	'channel_partner',
	'institutional_value_partner',
	'institutional_sales_partner',
] as const

/** Roles that the owner grants and takes, in the order in which the desk lists them. */
export const grantableRoles = [...staffRoles, ...partnerRoles] as const

export type GrantableRole = (typeof grantableRoles)[number]

/** Returns the roles of an account that the owner grants and takes, in the desk's order. */
export const grantedOf = (roles: readonly string[]): GrantableRole[] =>
	grantableRoles.filter((role) => roles.includes(role))

/** Returns true if a person with these roles may open the desk. */
export const isStaff = (roles: readonly string[]): boolean =>
	staffRoles.some((role) => roles.includes(role))
