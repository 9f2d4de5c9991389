import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findHeadlessShell } from '../e2e/support/find-chromium.ts'
import { addFault, type Faults, tableOf } from './faults.ts'
import { adjust, faultsOf, keepPicture, languages, schemes } from './look.ts'
import { openAs, prefer } from './open.ts'
import { startServer } from './start-server.ts'
import type { Subject } from './subject.ts'
import { allSubjects } from './subjects.ts'

/**
 * `--only`: parts of titles, separated by |. `--jobs`: accounts to inspect in parallel.
 * `--pictures`: a folder for a screenshot of every view; nothing is checked then.
 */
const { values } = parseArgs({
	options: {
		only: { type: 'string', default: '' },
		jobs: { type: 'string', default: '2' },
		pictures: { type: 'string' },
	},
})
const port = process.env.E2E_PORT ?? '4173'
const running = process.env.E2E_BASE_URL
const baseURL = running ?? `http://localhost:${port}`

const titleOf = ({ name, as = 'visitor', school }: Subject) =>
	`${name}, ${as}${school ? ' (school)' : ''}`

const faults: Faults = new Map()
let looks = 0

/** Looks at what one account sees, one after another. */
const lookThrough = async (browser: Browser, subjects: readonly Subject[]): Promise<void> => {
	const context = await openAs(browser, baseURL, subjects[0]!.as)
	for (const subject of subjects)
		for (const language of languages) {
			await prefer(context, baseURL, { language, school: subject.school })
			for (const width of subject.widths) {
				const page = await context.newPage()
				const note = (fault: string, scheme = '') => {
					const look = `${width} ${language} ${scheme}`.trim()
					addFault(faults, fault, titleOf(subject), look)
					console.error(`${titleOf(subject)} | ${look} | ${fault}`)
				}
				try {
					await adjust(page, { width, scheme: 'light' })
					await subject.open(page, language)
					for (const scheme of schemes) {
						await adjust(page, { width, scheme })
						const name = `${titleOf(subject)} ${width} ${language} ${scheme}`
						if (values.pictures) await keepPicture(page, values.pictures, name, subject.part)
						else for (const fault of await faultsOf(page, width, subject.part)) note(fault, scheme)
						looks += 1
					}
				} catch (error) {
					note(`not seen: ${(error as Error).message}`)
				}
				await page.close()
			}
		}
	await context.close()
}

const parts = values.only.split('|')
const chosen = allSubjects().filter((one) => parts.some((part) => titleOf(one).includes(part)))
const groups = [...Map.groupBy(chosen, ({ as }) => as).values()]
const server = running ? undefined : await startServer(port)
const executablePath = findHeadlessShell()
const browser = await chromium.launch({
	...(executablePath && { executablePath }),
	args: chromiumFlags,
})
try {
	await Promise.all(
		Array.from({ length: Number(values.jobs) }, async () => {
			for (let next = groups.shift(); next; next = groups.shift()) await lookThrough(browser, next)
		}),
	)
} finally {
	await browser.close()
	server?.kill()
}
if (faults.size > 0) console.info(tableOf(faults))
console.info(`${chosen.length} pages and dialogs, ${looks} looks, ${faults.size} faults`)
process.exitCode = faults.size > 0 || looks === 0 ? 1 : 0
