/** `asha.rao@example.org` greets as "Asha Rao" until the person says otherwise. */
export const nameFromEmail = (email: string): string =>
	email
		.split('@')[0]!
		.split(/[._+-]+/)
		.filter(Boolean)
		.map((word) => word[0]!.toUpperCase() + word.slice(1))
		.join(' ') || 'Teacher'
