import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productPath } from '#domain/web/navigation.rules.ts'
import { langOf } from '#i18n/lang-of.ts'
import { sva } from '#styled/css'
import { Picture } from '#ui/display/picture.tsx'
import { Rating } from '#ui/display/rating.tsx'
import type { CardData } from './card.types.ts'
import { CardBadges } from './card-badges.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardPrice } from './card-price.tsx'

const look = sva({
	slots: ['root', 'cover', 'mark', 'body', 'title', 'teacher', 'facts', 'price', 'foot'],
	base: {
		root: {
			position: 'relative',
			display: 'flex',
			flexDirection: 'column',
			bg: 'raised',
			borderWidth: '1px',
			borderColor: 'line',
			borderRadius: 'md',
			overflow: 'hidden',
			transition: '[border-color 160ms]',
			_hover: { borderColor: 'primary' },
		},
		cover: { borderBottomWidth: '1px', borderColor: 'line' },
		mark: { position: 'absolute', top: '2', right: '2', zIndex: '[1]' },
		body: { display: 'flex', flexDirection: 'column', gap: '2', p: '4', flexGrow: '1' },
		title: {
			textStyle: 'title',
			lineClamp: '2',
			'& a::after': { content: '""', position: 'absolute', inset: '0' },
		},
		teacher: {
			textStyle: 'small',
			color: 'ink.muted',
			py: '1',
			position: 'relative',
			zIndex: '[1]',
		},
		facts: {
			display: 'flex',
			alignItems: 'center',
			justifyContent: 'space-between',
			gap: '3',
		},
		price: { mt: 'auto', pt: '1' },
		foot: { position: 'relative', zIndex: '[1]', px: '4', pb: '4' },
	},
})()

type CardProps = {
	card: CardData
	/** The main action and the elements beside it. */
	action: ReactNode
	favourite?: ReactNode
	/** True for what is above the fold. */
	eager?: boolean
	/** Discount of the visitor's plan, in percent (CRD-08). */
	planPercent?: number
}

/**
 * One resource at a glance: what, whose, how good, how much, and one main action (CRD-01 to
 * CRD-04).
 */
export const Card = ({ card, action, favourite, eager, planPercent }: CardProps) => (
	<article className={look.root}>
		<div className={look.cover}>
			<Picture
				cover={card.cover}
				title={card.title}
				eager={eager}
				sizes="(min-width: 1026px) 320px, (min-width: 480px) 50vw, 100vw"
			/>
		</div>
		{favourite && <div className={look.mark}>{favourite}</div>}
		<div className={look.body}>
			<CardBadges card={card} />
			<h3 className={look.title}>
				<Link to={productPath(card)} lang={langOf(card.title)}>
					{card.title}
				</Link>
			</h3>
			<div className={look.facts}>
				<Link
					className={look.teacher}
					to="/teachers/$slug"
					params={{ slug: card.instructor_slug }}
					lang={langOf(card.temp_instructor_name)}
				>
					{card.temp_instructor_name}
				</Link>
				{card.reviews > 0 && <Rating value={card.average_rating} count={card.reviews} />}
			</div>
			<CardFacts card={card} />
			<div className={look.price}>
				<CardPrice card={card} planPercent={planPercent} />
			</div>
		</div>
		<div className={look.foot}>{action}</div>
	</article>
)
