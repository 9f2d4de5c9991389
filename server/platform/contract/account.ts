/** The signed-in account. `email` is in lower case, `country` is an ISO 3166 code. */
export type Account = {
	id: string
	email: string
	displayName: string
	/** The name was made from the address. */
	isNameMadeUp: boolean
	phone: string | null
	country: string
	avatarUrl: string | null
	roles: string[]
	points: number
	schoolId: string | null
	wizardCompleted: boolean
	createdAt: Date
}
