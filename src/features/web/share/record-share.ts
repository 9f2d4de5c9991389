import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { SharedKind } from '#machines/web/share/share.rules.ts'

/**
 * Asks for the points of a share (SHR-02); a failure is only logged, for the link has been shared
 * all the same.
 */
export const recordShare = ({ kind, subjectId }: { kind: SharedKind; subjectId: string }): void => {
	api
		.POST('/vidya-points/user-activity-points', {
			params: { header: idempotencyKey() },
			body: {
				activity: kind === 'course' ? 'share_resource' : 'share_post',
				subject_id: subjectId,
			},
		})
		.catch((error: unknown) => console.info('the share was not counted', error))
}
