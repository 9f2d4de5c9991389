import { staffRoles } from '#domain/people/staff-roles.rules.ts'

/** The kind of visitor, too coarse to identify a person. */
export type CoarseRole =
	| 'visitor'
	| 'teacher'
	| 'parent'
	| 'school'
	| 'partner'
	| 'staff'
	| 'analyst'

const roles: readonly [role: CoarseRole, accountRoles: readonly string[]][] = [
	['analyst', ['analyst']],
	['staff', staffRoles],
	['partner', ['channel_partner', 'institutional_value_partner', 'institutional_sales_partner']],
	['school', ['main_poc', 'additional_main_poc']],
	['parent', ['parent']],
]

/** Returns the coarse role of an account; `teacher` if no other role applies (ATL-04). */
export const coarseRoleOf = (accountRoles: readonly string[]): CoarseRole =>
	roles.find(([, names]) => names.some((name) => accountRoles.includes(name)))?.[0] ?? 'teacher'
