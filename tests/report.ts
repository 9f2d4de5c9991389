import { readFileSync } from 'node:fs'

/** How many tests of a layer passed, failed and were left out. */
export type Tally = { passed: number; failed: number; skipped: number; flaky?: number }

const tallyOfJunit = (xml: string): Tally => {
	const [, tests = 0, failures = 0] =
		/<testsuites [^>]*tests="(\d+)" failures="(\d+)"/.exec(xml)?.map(Number) ?? []
	return { passed: tests - failures, failed: failures, skipped: 0 }
}

/** Counts the tests of a report: JUnit's XML, Playwright's or Vitest's JSON. */
export const tallyOf = (report: string): Tally => {
	if (report.endsWith('.xml')) return tallyOfJunit(readFileSync(report, 'utf8'))
	const read = JSON.parse(readFileSync(report, 'utf8'))
	if (read.stats)
		return {
			passed: read.stats.expected,
			failed: read.stats.unexpected + read.stats.flaky,
			skipped: read.stats.skipped,
			flaky: read.stats.flaky,
		}
	return { passed: read.numPassedTests, failed: read.numFailedTests, skipped: read.numPendingTests }
}

type Spec = {
	title: string
	tests: { status: string; results: { error?: { message?: string } }[] }[]
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type VitestFile = {
	name: string
	message: string
	assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

const failuresOfBrowser = ({ specs = [], suites = [] }: Suite): string[] => [
	...specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status === 'flaky' || status === 'unexpected')
			.map(({ status, results }) => `${title} (${status})\n${results[0]?.error?.message ?? ''}`),
	),
	...suites.flatMap(failuresOfBrowser),
]

const failuresOfVitest = ({ name, message, assertionResults }: VitestFile): string[] => [
	...(message ? [`${name}\n${message}`] : []),
	...assertionResults
		.filter(({ status }) => status === 'failed')
		.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
]

/** Which tests of a report failed, or passed only when repeated, each with its reason. */
export const failuresOf = (report: string): string[] => {
	if (report.endsWith('.xml')) return []
	const read = JSON.parse(readFileSync(report, 'utf8'))
	return read.testResults ? read.testResults.flatMap(failuresOfVitest) : failuresOfBrowser(read)
}
