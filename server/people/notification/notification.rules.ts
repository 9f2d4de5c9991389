/** The version of an account's notifications: another one whenever one comes, or is read. */
export const versionOf = (counts: { total: number; unread: number; newest: string }): string =>
	`${counts.total}.${counts.unread}.${counts.newest}`

/** The event of a version, in the format of Server-Sent Events. */
export const eventOf = (version: string): string =>
	`id: ${version}\nevent: notifications\ndata: changed\n\n`
