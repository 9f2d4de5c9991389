import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { isEnrolled, newsOf } from '#machines/catalogue/card/card-action.rules.ts'
import { css } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import type { CardData } from './card.types.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1' })

/** Badges of a card: type, owned, new, or its date (CRD-03, CRD-04). */
export const CardBadges = ({ card }: { card: CardData }) => {
	const news = newsOf(card)
	return (
		<div className={row}>
			<Badge tone="primary">{courseTypeLabel(card.course_type)}</Badge>
			{isEnrolled({ courseType: card.course_type, status: card.enrolment_status }) && (
				<Badge tone="leaf">{m.card_enrolled()}</Badge>
			)}
			{news?.kind === 'new' && <Badge tone="marigold">{m.card_new()}</Badge>}
			{news?.kind === 'starts' && <Badge>{shortDate(news.at)}</Badge>}
			{card.item_count !== null && <Badge>{m.card_items({ count: card.item_count })}</Badge>}
		</div>
	)
}
