import { coverNameOf, placeholderOf } from '#server/catalogue/cover/cover-art.ts'
import type { resource } from '#server/catalogue/resource/resource.tables.ts'
import { foldText } from '#server/catalogue/search/search-text.rules.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { COURSE_TYPES, type Entry, type SubjectContent } from '../content/entry.ts'
import type { diceOf } from '../dice.ts'
import { descriptionOf } from './resource-text.ts'
import { averageOf } from './review-stars.ts'

const DAY = 86_400_000
/** Live resources whose registrations customer success confirms. */
const CONFIRMED = ['Low-Cost Lab: Build It Live', 'Puppets From Waste: A Live Make-Along']
/** The one resource that has no picture. */
const UNPICTURED = 'Exam Accommodations: A Plain Guide'
/** Types with a date, and the maximum days until the first one. */
const DATED: Record<string, number> = { webinar: 40, live_training: 60, expert_masterclass: 75 }
/** Evenings in India: 18:00 there, in ms of a UTC day. */
const EVENING = 12.5 * 3_600_000

/** Names of competencies that belong to a standard of CBSE's other than knowledge and practice. */
const STANDARDS = {
	values: ['Socio-Emotional Learning', 'Inclusive Education', 'Parent Partnership'],
	growth: ['Reflective Practice', 'Digital Tools', 'Blended Learning'],
} as const

/** Training hours (CBSE) that completing a resource of this type earns, in quarters of an hour. */
const trainingOf = (type: string, minutes: number, tags: readonly string[]) => ({
	trainingMinutes: type === 'affiliated_product' ? 0 : Math.max(15, Math.round(minutes / 15) * 15),
	trainingKind: ['certification', 'live_training'].includes(type)
		? ('board' as const)
		: ('school' as const),
	trainingStandard:
		(['values', 'growth'] as const).find((standard) =>
			STANDARDS[standard].some((name) => tags.includes(name)),
		) ?? ('practice' as const),
	givesCertificate: type === 'certification' || type === 'self_paced',
})

const kindOf = (type: string, n: number) => {
	if (type === 'micro_resource') return 'micro'
	return type === 'webinar' || (type === 'self_paced' && n % 2 === 1) ? 'medium' : 'standard'
}

/** An earlier, higher price in whole hundreds less a rupee, for some of the dearer things. */
const oldPriceOf = (price: number | null, dice: ReturnType<typeof diceOf>) =>
	price && price > 10_000 && dice.whole(0, 2) > 0
		? Math.round((price * dice.whole(12, 16)) / 100_000) * 10_000 - 100
		: null

/** Returns an entry of the demo as a row of the catalogue. */
export const resourceRow = (
	{ subject, language, instructors }: SubjectContent,
	entry: Entry,
	about: {
		id: string
		slug: string
		n: number
		stars: number[]
		tags: string[]
		now: Date
		minutes: number
	},
	dice: ReturnType<typeof diceOf>,
): typeof resource.$inferInsert & { id: string } => {
	const [kind, title, what, outcomes, , , rupees, , level] = entry
	const { id, slug, n, stars, tags, now } = about
	const type = COURSE_TYPES[kind]
	const [instructorName, instructorBio] = instructors[n % instructors.length]!
	const today = Math.floor(now.getTime() / DAY) * DAY
	const ahead = DATED[type]
	const price = rupees === null ? null : rupees * 100
	return {
		id,
		slug,
		slugtitle: `${slugOf(subject)}-${slug}`,
		title,
		summary: what.split(/(?<=[.।])\s/)[0]!,
		description: descriptionOf(entry),
		courseType: type,
		resourceType: kindOf(type, n),
		subject,
		price,
		oldPrice: oldPriceOf(price, dice),
		instructorName,
		instructorBio,
		averageRating: averageOf(stars),
		reviewCount: stars.length,
		enrolledCount: stars.length * dice.whole(7, 31) + dice.whole(0, 12),
		needsConfirmation: CONFIRMED.includes(title),
		startDate: ahead ? new Date(today + dice.whole(3, ahead) * DAY + EVENING) : null,
		durationMinutes: about.minutes,
		...trainingOf(type, about.minutes, tags),
		language: language && /[\u0900-\u097f]/.test(title) ? language : 'English',
		level,
		outcomes: outcomes.split('|'),
		affiliateUrl: kind === 'AP' ? `https://partners.vidya.example/${slug}` : null,
		cover: title === UNPICTURED ? null : coverNameOf(subject, type),
		coverColour: placeholderOf(type),
		tags: [...tags].sort(),
		searchText: foldText([title, what, instructorName, subject, ...tags].join(' ')),
		publishedAt: new Date(now.getTime() - dice.whole(1, 700) * DAY - dice.whole(0, DAY)),
	}
}
