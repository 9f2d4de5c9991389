import { v7 } from 'uuid'
import type { DraftFile, DraftQuiz } from '#domain/learning/draft-content.rules.ts'
import { paragraphsOf } from '#domain/learning/rich-text.rules.ts'
import type { components, Draft } from '#openapi/v1.gen.ts'
import { expectOk } from './expect-ok.ts'
import type { openStaff } from './staff-people.ts'

export type DraftView = Draft
export type DraftContent = components['schemas']['DraftContent']
type Staff = Awaited<ReturnType<typeof openStaff>>

let made = 0

/** A lesson that lacks nothing. */
export const aLesson = (title: string) => ({
	id: v7(),
	section: 'Part one',
	title,
	body: paragraphsOf(`What there is to read in “${title}”.`),
	minutes: 15,
	files: [] as DraftFile[],
	quiz: null as DraftQuiz | null,
})

/** Content that lacks nothing, with two lessons; every call has another title and address. */
export const wholeContent = (some: Partial<DraftContent> = {}): DraftContent => {
	made += 1
	return {
		slug: `fractions-on-a-roti-${made}`,
		title: `Fractions on a Roti ${made}`,
		summary: 'Halves and quarters from lunch.',
		description: 'Pupils fold a roti and name its parts.',
		course_type: 'self_paced',
		resource_type: 'standard',
		subject: 'Mathematics',
		level: 'Preparatory Stage',
		language: 'English',
		tags: ['Foundational Numeracy'],
		outcomes: ['Introduces halves and quarters with food'],
		price: 49_900,
		old_price: null,
		instructor_name: 'Neha Kapoor',
		instructor_bio: 'Teaches class 4 in Pune.',
		start_date: null,
		needs_confirmation: false,
		training_minutes: 60,
		training_kind: 'school',
		training_standard: 'practice',
		gives_certificate: true,
		affiliate_url: null,
		cover: null,
		lessons: [aLesson('Fold a roti'), aLesson('Share it')],
		items: [],
		...some,
	}
}

/** Decides on a draft by the revision of the view. */
export const move = (who: Staff, view: DraftView, name: string, more: object = {}) =>
	who.desk('POST', `/resources/${view.id}/moves`, { move: name, revision: view.revision, ...more })

/** Decides one after the other and returns the last view. */
export const moveAll = async (who: Staff, view: DraftView, names: string[]): Promise<DraftView> => {
	let now = view
	for (const name of names) now = expectOk<DraftView>(await move(who, now, name))
	return now
}

/** Begins a draft and saves its content. */
export const write = async (who: Staff, content = wholeContent()): Promise<DraftView> => {
	const { title, course_type, language } = content
	const begun = expectOk<DraftView>(
		await who.desk('POST', '/resources', { title, course_type, language }),
		201,
	)
	return save(who, begun, content)
}

/** Saves content over the revision of the view. */
export const save = async (
	who: Staff,
	view: DraftView,
	content: DraftContent,
): Promise<DraftView> => {
	expectOk(await who.desk('PUT', `/resources/${view.id}`, { revision: view.revision, content }))
	return read(who, view.id)
}

/** A draft as the person sees it. */
export const read = async (who: Staff, id: string): Promise<DraftView> =>
	expectOk<DraftView>(await who.desk('GET', `/resources/${id}`))

/** Writes and publishes a resource. */
export const publish = async (who: Staff, content = wholeContent()): Promise<DraftView> =>
	moveAll(who, await write(who, content), ['submit', 'approve', 'publish'])
