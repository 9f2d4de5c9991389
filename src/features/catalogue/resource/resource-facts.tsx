import Award from 'lucide-react/icons/award'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import InfinityIcon from 'lucide-react/icons/infinity'
import Languages from 'lucide-react/icons/languages'
import Undo from 'lucide-react/icons/undo-2'
import { dateAndTime, shortDate } from '#i18n/dates.ts'
import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { kindWords, standardWords, trainingHours } from '#i18n/training-words.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'
import { Words } from '#ui/layout/words.tsx'
import { titleText } from '#ui/look.ts'
import type { ResourceData } from './resource.types.ts'

const list = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '3',
	textStyle: 'small',
	'& dt': { srOnly: true },
})
const item = css({
	display: 'flex',
	gap: '3',
	alignItems: 'center',
	'& svg': { w: '5', h: '5', color: 'primary', flexShrink: '0' },
})

const countsWords = ({ minutes, kind, standard }: ResourceData['training']) =>
	m.training_counts({
		hours: trainingHours(minutes),
		standard: standardWords[standard](),
		kind: kindWords[kind](),
	})

const named = (name: string | null) => name && <Words text={nameOf(name)} />

const refundRule = () => (
	<PlainLink className={link()} to="/refund-policy">
		{m.refund_before_paying()}
	</PlainLink>
)

const factsOf = (resource: ResourceData) => {
	const {
		start_date,
		lesson_count: count,
		item_count: items,
		duration_minutes: minutes,
		training,
	} = resource
	const isOurs = resource.affiliate_url === null
	return [
		{ label: m.resource_starts, Icon: CalendarDays, value: start_date && dateAndTime(start_date) },
		{
			label: m.resource_syllabus,
			Icon: BookOpen,
			value:
				items !== null
					? m.card_items({ count: items })
					: count > 0 && m.resource_lessons({ count }),
		},
		{ label: m.resource_duration, Icon: Clock, value: minutes > 0 && duration(minutes) },
		{ label: m.resource_language, Icon: Languages, value: named(resource.language) },
		{ label: m.resource_level, Icon: GraduationCap, value: named(resource.level) },
		{ label: m.training_fact, Icon: Clock, value: training.minutes > 0 && countsWords(training) },
		{
			label: m.resource_certificate,
			Icon: Award,
			value: training.certificate && m.training_with_certificate(),
		},
		{ label: m.resource_access, Icon: InfinityIcon, value: isOurs && m.resource_access_kept() },
		{
			label: m.resource_published,
			Icon: CircleCheck,
			value: m.resource_published_on({ date: shortDate(resource.published_at) }),
		},
		{ label: m.refund_rules, Icon: Undo, value: isOurs && !!resource.price && refundRule() },
	]
}

/**
 * Facts of a resource: date, lessons, duration, language, level, training hours (HRS-01),
 * certificate, access, and refund (INV-03).
 */
export const ResourceFacts = ({ resource }: { resource: ResourceData }) => (
	<>
		<h2 className={titleText}>{m.resource_includes()}</h2>
		<dl className={list}>
			{factsOf(resource).map(
				({ label, Icon, value }) =>
					value && (
						<div key={label()} className={item}>
							<Icon aria-hidden="true" />
							<dt>{label()}</dt>
							<dd>{value}</dd>
						</div>
					),
			)}
		</dl>
	</>
)
