import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { productPath } from '#domain/web/navigation.rules.ts'
import { cardActionMachine } from '#machines/catalogue/card/card-action.machine.ts'
import type { CardActionEffects } from '#machines/catalogue/card/card-action.types.ts'
import { isUpcoming } from '#machines/catalogue/card/upcoming.rules.ts'
import type { Card } from '#openapi/v1.gen.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { openComingSoon } from '#processes/open-coming-soon.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import { useProcesses } from '#processes/processes.ts'
import { provided } from '#processes/provided.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { cardActionActors } from './card-action.actors.ts'
import { cardFacts } from './card-facts.ts'
import { enrolWhenConnected } from './enrol-when-connected.ts'

const localItem = (card: Card) => ({
	course_id: card.id,
	price: card.price,
	slug: card.slug,
	thumbnail: card.cover?.src ?? null,
	reviews: card.reviews,
})

/** Runs the actions of one card for this visitor; changed facts are sent to the process. */
export const useCardAction = (card: Card, isAdded: boolean, onOwnPage: boolean) => {
	const processes = useProcesses()
	const router = useRouter()
	const queryClient = useQueryClient()
	const viewer = useViewer()
	const facts = useMemo(
		() => cardFacts({ ...card, is_added: isAdded }, viewer, onOwnPage),
		[card, isAdded, viewer, onOwnPage],
	)
	const machine = useMemo(
		() =>
			provided(cardActionMachine, () => {
				const goTo = (path: string) => router.history.push(path)
				const effects = {
					startLearning: () =>
						isUpcoming(card, Date.now())
							? openComingSoon(processes, card)
							: goTo(`/profile/my-learning/${card.enrolment_id ?? ''}`),
					goToCart: () => goTo('/cart'),
					openDetail: () => goTo(productPath(card)),
					openPurchase: (_, { resourceId, free }) => {
						if (free && enrolWhenConnected(queryClient, card)) return
						openPurchase(processes, [resourceId], { free })
					},
					askLogin: (_, { resourceId, action }) =>
						askLogin(processes, {
							returnTo: router.state.location.href,
							action,
							targetId: resourceId,
						}),
				} satisfies CardActionEffects
				return { actors: cardActionActors(processes.cart, localItem(card)), actions: effects }
			}),
		[processes, router, queryClient, card],
	)
	const ref = useActorRef(machine, { inspect: observe, input: { resourceId: card.id, facts } })
	useEffect(() => ref.send({ type: 'facts.observed', facts }), [ref, facts])
	return ref
}
