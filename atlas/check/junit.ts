import { element, escaped } from '#atlas/diagram/xml.ts'

/** One check of one machine: how long it took (ms) and what does not hold. */
export type Result = { machine: string; name: string; ms: number; problems: string[] }

const caseOf = ({ machine, name, ms, problems }: Result): string =>
	element(
		'testcase',
		{ classname: machine, name, time: (ms / 1000).toFixed(3) },
		problems.length === 0
			? []
			: [element('failure', { message: problems[0]! }, problems.map(escaped))],
	)

const sizeOf = (list: readonly Result[]) => ({
	tests: String(list.length),
	failures: String(list.filter(({ problems }) => problems.length > 0).length),
})

/**
 * Results as JUnit XML, a suite a machine, as CI servers read it.
 * https://github.com/testmoapp/junitxml
 */
export const junit = (results: readonly Result[]): string => {
	const suites = [...Map.groupBy(results, ({ machine }) => machine)].map(([name, list]) =>
		element('testsuite', { name, ...sizeOf(list) }, list.map(caseOf)),
	)
	const root = element('testsuites', { name: 'atlas', ...sizeOf(results) }, suites)
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
