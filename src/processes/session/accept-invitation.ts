import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'

/** Enters a group by an invitation (SES-03); who cannot enter is signed in all the same. */
export const acceptInvitation = async (body: {
  group_id: string
  referred_by: string
}): Promise<void> => {
  try {
    await api.POST('/community/school-group-referral', {
      params: { header: idempotencyKey() },
      body,
    })
  } catch (error) {
    console.info('the invitation was not accepted', error)
  }
}
