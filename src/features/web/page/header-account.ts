/** The account's data in the header. */
export type HeaderAccount = {
	displayName: string
	avatarUrl: string | null
	roles: readonly string[]
}
