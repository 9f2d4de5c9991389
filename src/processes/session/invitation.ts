import { oneOf, readSearchBy, words } from '#api/search-fields.ts'

const fields = readSearchBy({
  invite_id: words(100),
  type: oneOf(['group_invite']),
  group_id: words(100),
  referred_by: words(100),
})

/** The invitation of a school or a group in the login page's search params (NAV-02). */
export type Invitation = {
  invite_id?: string
  type?: 'group_invite'
  group_id?: string
  referred_by?: string
}

/** Reads an invitation from search params; what is none is left out. */
export const readInvitation = (raw: unknown): Invitation =>
  Object.fromEntries(Object.entries(fields(raw)).filter(([, value]) => value !== undefined))
