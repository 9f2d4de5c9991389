import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vidya-migrate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('25.8 npm run migrate migrates a database, and one that is migrated is left as it is', () => {
	const migrate = () =>
		execFileSync('npm', ['run', '-s', 'migrate'], {
			encoding: 'utf8',
			env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: folder },
		})
	expect([migrate(), migrate()]).toEqual([
		expect.stringMatching(/^Applied 0000_initial.*\.\n$/),
		'Nothing to apply.\n',
	])
})
