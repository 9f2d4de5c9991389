/** PRF-05: whether a file's name ends as a picture's does; what is in it is looked at besides. */
export const isPictureName = (name: string): boolean => /\.(jpe?g|png)$/i.test(name)

/** PRF-03: sales partners show their initials and have no picture to change. */
export const showsInitials = (roles: readonly string[]): boolean =>
	roles.includes('institutional_sales_partner')
