import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Events that end a certificate: customer success revokes it, or its purchase is refunded. */
export type CertificateStatusEvent = { type: 'certificate.revoked' } | { type: 'purchase.refunded' }

/** The status of a certificate (CER-01). */
export const certificateStatusMachine = setup({
	types: { events: {} as CertificateStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'certificate-status',
	initial: 'valid',
	states: {
		valid: {
			description: 'Its public page says that it is valid.',
			meta: { requirement: 'CER-01' },
			on: {
				'certificate.revoked': {
					target: 'revoked',
					meta: { requirement: 'CER-01', roles: ['vidya_customer_success'] },
				},
				'purchase.refunded': {
					target: 'revoked',
					meta: { requirement: 'INV-03', roles: ['system'] },
				},
			},
		},
		revoked: {
			description: 'Its public page says so. The first reason stays.',
			type: 'final',
			meta: { requirement: 'CER-01' },
		},
	},
})
