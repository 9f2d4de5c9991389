import { draftAuthor } from '#server/learning/draft/draft.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
	authorApplication,
	authorContract,
	authorPayee,
} from '#server/shop/author/author.tables.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

const NAME = 'Dr. Kavita Deshpande'

type Written = { id: string; instructorName: string }

/** An author with a share of the courses that carry their name, and a teacher who applies. */
export const seedAuthors = async (
	db: Db,
	resources: readonly Written[],
	ago: (days: number) => Date,
): Promise<void> => {
	const id = accountId('author@demo.vidya.test')
	const written = resources.filter(({ instructorName }) => instructorName === NAME)
	await db
		.insert(draftAuthor)
		.values(written.map(({ id: resourceId }) => ({ resourceId, accountId: id })))
	await db.insert(authorContract).values({ accountId: id, rate: 40, changedAt: ago(200) })
	await db.insert(authorPayee).values({
		...{ accountId: id, name: NAME, pan: 'ABCPK1234F', changedAt: ago(199) },
		...{ accountNumber: '00110022003300', ifsc: 'HDFC0000123' },
	})
	await db.insert(authorApplication).values({
		id: seedId('author-application', 'subscriber'),
		accountId: accountId('subscriber@demo.vidya.test'),
		topic: 'Bengali rhymes for classes 1 and 2',
		experience:
			'Eleven years at a primary school in Kolkata. I collect rhymes from parents and sing them with the children before reading. My colleagues ask for the sheets.',
		sample: '',
		createdAt: ago(2),
	})
}
