import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'

/** An invitation to a group, as its link and the consumed login link name it (SES-03). */
export type GroupInvitation = { group_id: string; referred_by: string }

/**
 * Enters a group by an invitation (SES-03).
 * @throws ApiError for no such group, or one that the inviter is no member of
 */
export const acceptInvitation = (body: GroupInvitation): Promise<unknown> =>
	api.POST('/community/school-group-referral', { params: { header: idempotencyKey() }, body })
