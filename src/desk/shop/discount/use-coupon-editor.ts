import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { couponEditorMachine } from '#machines/shop/discount/coupon-editor.machine.ts'
import type {
	CouponEditorActors,
	CouponEditorVerdict,
} from '#machines/shop/discount/coupon-editor.types.ts'
import { provided } from '#processes/provided.ts'
import { type Coupon, couponsKey } from './coupon.queries.ts'

const refusals: Record<string, CouponEditorVerdict> = {
	'code-taken': { kind: 'codeTaken' },
	'coupon-changed': { kind: 'couponChanged' },
	'coupon-invalid': { kind: 'invalid' },
	'coupon-gives-all': { kind: 'invalid' },
	'invalid-request': { kind: 'invalid' },
	'second-factor-required': { kind: 'verificationRequired' },
}

/** A coupon that is changed, or the terms with which a new one begins. */
export type CouponSubject = { coupon: Coupon | null; terms: Coupon['terms'] }

/** Runs the form of a coupon. `onStored` is called when the server has stored it. */
export const useCouponEditor = ({ coupon, terms }: CouponSubject, onStored: () => void) => {
	const queryClient = useQueryClient()
	const [machine] = useState(() => {
		const actors = {
			storeCoupon: fromPromise(async ({ input, signal }) => {
				const { code, before, terms: next, confirmed } = input
				try {
					if (before === null || coupon === null)
						await api.POST('/desk/coupons', { body: { code, terms: next, confirmed }, signal })
					else
						await api.PUT('/desk/coupons/{id}', {
							params: { path: { id: coupon.id } },
							body: { before, terms: next, confirmed },
							signal,
						})
					return { kind: 'stored' }
				} catch (error) {
					const refusal = error instanceof ApiError ? refusals[error.code] : undefined
					if (!refusal) throw error
					return refusal
				} finally {
					void queryClient.invalidateQueries({ queryKey: couponsKey })
				}
			}),
		} satisfies CouponEditorActors
		return provided(couponEditorMachine, () => ({ actors }))
	})
	const input = { code: coupon?.code ?? null, before: terms }
	return useActorRef(machine, { input }, ({ status }) => {
		if (status === 'done') onStored()
	})
}
