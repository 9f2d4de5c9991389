/** The invitation of a school or a group in the login page's search params (NAV-02). */
export type Invitation = {
  invite_id?: string
  type?: 'group_invite'
  group_id?: string
  referred_by?: string
}

const text = (value: unknown) =>
  typeof value === 'string' && value ? value.slice(0, 100) : undefined

/** Reads an invitation from search params; what is none is left out. */
export const readInvitation = (raw: Record<string, unknown>): Invitation => {
  const [invite_id, group_id, referred_by] = [raw.invite_id, raw.group_id, raw.referred_by].map(
    text,
  )
  return {
    ...(invite_id && { invite_id }),
    ...(raw.type === 'group_invite' && { type: raw.type }),
    ...(group_id && { group_id }),
    ...(referred_by && { referred_by }),
  }
}
