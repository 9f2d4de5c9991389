import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import type { Quote } from '#openapi/v1.gen.ts'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'

type NothingToBuyProps = { rejections: Quote['rejections'] }

/** Nothing of the order can be bought: it is owned already, or no longer offered. */
export const NothingToBuy = ({ rejections }: NothingToBuyProps) => {
	const owned = rejections.some(({ code }) => code === 'already-owned')
	return (
		<EmptyState title={owned ? m.purchase_problem_owned() : m.purchase_problem_gone()}>
			<Link className={button()} to={owned ? '/profile/my-learning' : '/learning'}>
				{owned ? m.purchase_start_learning() : m.learning_find()}
			</Link>
		</EmptyState>
	)
}
