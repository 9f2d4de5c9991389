import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { small } from '#ui/look.ts'
import type { CardData } from './card.types.ts'

/** Lessons, time, language and level of a resource, as far as they are known, in one line. */
export const CardFacts = ({ card }: { card: CardData }) => {
	const facts = [
		card.lesson_count > 0 && m.resource_lessons({ count: card.lesson_count }),
		card.duration_minutes > 0 && duration(card.duration_minutes),
		card.language && nameOf(card.language),
		card.level && nameOf(card.level),
	]
	return <p className={small}>{facts.filter(Boolean).join(' · ')}</p>
}
