import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'server/platform/database/migrations'

/** A line a migration, as `sha256sum` writes and checks it. */
const linesOf = (names: readonly string[]) =>
	names.map((name) => {
		const digest = createHash('sha256')
			.update(readFileSync(`${folder}/${name}`))
			.digest('hex')
		return `${digest}  ${name}`
	})

test('25.8 a migration is named, noted in digests.txt, and never edited afterwards', () => {
	const names = readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
	const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
	expect(names).toEqual(entries.map(({ tag }: { tag: string }) => `${tag}.sql`))
	const noted = readFileSync(`${folder}/digests.txt`, 'utf8').trim().split('\n')
	expect(noted, 'a released migration is kept as it is: write a new one, and note it').toEqual(
		linesOf(names),
	)
	const snapshots = readdirSync(`${folder}/meta`).filter((name) => name !== '_journal.json')
	expect(snapshots).toEqual([`${names.at(-1)!.slice(0, 4)}_snapshot.json.gz`])
})
