import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { BillingDetails } from '#domain/shop/billing-details.rules.ts'
import { billingDetailsMachine } from '#machines/shop/billing/billing-details.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { billingActors } from './billing.actors.ts'

const fields = ['stateCode', 'businessName', 'gstin'] as const

/** The name of the form among those of the document. */
export const BILLING_FORM = 'billing'

/** The process of the billing details' form. */
export const useBilling = (saved: BillingDetails) => {
	const queryClient = useQueryClient()
	return useActorRef(
		billingDetailsMachine.provide({
			actors: billingActors(queryClient),
			actions: {
				focusFault: (_, { faults }) => {
					const first = fields.find((field) => faults[field])
					const control = document.forms.namedItem(BILLING_FORM)?.elements.namedItem(first ?? '')
					if (control instanceof HTMLElement) control.focus()
				},
			},
		}),
		{ inspect: observe, input: { saved } },
	)
}
