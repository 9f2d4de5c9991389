import { oneOf, readSearchBy, words } from '#api/search-fields.ts'
import type { Invitation } from '#machines/people/session/session.types.ts'

const fields = readSearchBy({
	invite_id: words(100),
	type: oneOf(['group_invite']),
	group_id: words(100),
	referred_by: words(100),
})

/** Reads an invitation from search params; what is none is left out. */
export const readInvitation = (raw: unknown): Invitation =>
	Object.fromEntries(Object.entries(fields(raw)).filter(([, value]) => value !== undefined))
