import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { SchoolTermsActors } from '#machines/school/school-terms/school-terms.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

/** The call that agrees to the terms of a school; the account knows of it afterwards (SCH-05). */
export const schoolTermsActors = (queryClient: QueryClient) =>
	({
		sendAgreement: fromPromise(async () => {
			await api.POST('/school/taas-tnc', {
				params: { header: idempotencyKey() },
				body: { is_agree: true },
			})
			await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
			return { kind: 'stored' as const }
		}),
	}) satisfies SchoolTermsActors
