import { readFile } from 'node:fs/promises'
import { lessonFile } from '#server/learning/lesson/lesson.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { storedFile } from '#server/platform/storage/stored-file.tables.ts'
import type { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { seedId } from '../seed-id.ts'

const MEDIA = [
	{
		kind: 'video',
		course: 'Fractions That Make Sense',
		lesson: 'Sharing fairly',
		name: 'sharing-fairly',
		contentType: 'video/webm',
		seconds: 30,
	},
	{
		kind: 'audio',
		course: 'Music Without a Music Room',
		lesson: 'Pulse',
		name: 'pulse',
		contentType: 'audio/webm',
		seconds: 14,
	},
] as const

const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const

/**
 * Something to watch and something to hear, with captions in two languages; no other lesson has any
 * (CAT-08).
 */
export const seedLessonMedia = async (
	db: Db,
	{ resources, lessons }: ReturnType<typeof catalogueRows>,
	createdAt: Date,
): Promise<void> => {
	for (const medium of MEDIA) {
		const resource = resources.find(({ title }) => title === medium.course)!
		const lesson = lessons.find(
			({ resourceId, title }) => resourceId === resource.id && title === medium.lesson,
		)!
		const { kind, name, contentType, seconds } = medium
		const played = { kind, label: medium.lesson, language: 'en', file: `${name}.webm`, contentType }
		const captions = Object.entries(LANGUAGES).map(([language, label]) => ({
			kind: 'captions' as const,
			label,
			language,
			file: `${name}.${language}.vtt`,
			contentType: 'text/vtt; charset=utf-8',
		}))
		for (const [position, { file, ...facts }] of [played, ...captions].entries()) {
			const id = seedId('lesson-file', file)
			const key = `lesson-file/${id}`
			const content = await readFile(new URL(`../media/${file}`, import.meta.url))
			await db
				.insert(storedFile)
				.values({ key, contentType: facts.contentType, content, bytes: content.length, createdAt })
			await db.insert(lessonFile).values({
				id,
				lessonId: lesson.id!,
				kind: facts.kind,
				label: facts.label,
				language: facts.language,
				storageKey: key,
				contentType: facts.contentType,
				seconds: position === 0 ? seconds : 0,
				position,
			})
		}
	}
}
