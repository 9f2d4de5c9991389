import { Link } from '@tanstack/react-router'
import { productPath } from '#domain/web/navigation.rules.ts'
import { m } from '#i18n/messages'
import type { MainAction as Action } from '#machines/catalogue/card/card-action.rules.ts'
import { isUpcoming } from '#machines/catalogue/card/upcoming.rules.ts'
import type { Card } from '#openapi/v1.gen.ts'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { named } from './named.ts'

const words = {
	enrol: m.card_enroll_now,
	addToCart: m.card_add_to_cart,
	register: m.card_register_now,
}

type MainActionProps = {
	card: Card
	action: Action
	onOwnPage: boolean
	busy: boolean
	onChoose: () => void
}

/**
 * CRD-01: what leads somewhere is a link, what does something is a button; each says by name what
 * for.
 */
export const MainAction = ({ card, action, onOwnPage, busy, onChoose }: MainActionProps) => {
	if (action === 'startLearning')
		return isUpcoming(card, Date.now()) ? (
			<Button
				size="sm"
				aria-haspopup="dialog"
				aria-label={named(m.card_join(), card)}
				onClick={onChoose}
			>
				{m.card_join()}
			</Button>
		) : (
			<Link
				className={button({ size: 'sm' })}
				to="/profile/my-learning/$id"
				params={{ id: card.enrolment_id ?? '' }}
				aria-label={named(m.card_start_learning(), card)}
			>
				{m.card_start_learning()}
			</Link>
		)
	if (action === 'awaitConfirmation') return <Badge tone="gold">{m.card_awaiting()}</Badge>
	if (action === 'goToCart')
		return (
			<Link
				className={button({ tone: 'outline', size: 'sm' })}
				to="/cart"
				aria-label={named(m.card_go_to_cart(), card)}
			>
				{m.card_go_to_cart()}
			</Link>
		)
	if (action === 'register' && !onOwnPage)
		return (
			<Link
				className={button({ tone: 'outline', size: 'sm' })}
				to={productPath(card)}
				aria-label={named(m.card_register_now(), card)}
			>
				{m.card_register_now()}
			</Link>
		)
	return (
		<Button size="sm" onClick={onChoose} busy={busy} aria-label={named(words[action](), card)}>
			{words[action]()}
		</Button>
	)
}
