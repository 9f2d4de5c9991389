import { expectedOf } from '#atlas/driving/expected.ts'
import type { Path, Suite } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { literal } from './literal.ts'

/** From where a generated test takes its driver and the test function with the fixture `step`. */
export type Imports = { driver: { name: string; from: string }; test: string }

/**
 * The imports of a test that is kept in a folder beside the one of drivers.
 * @param place where the driver is in the folder of drivers
 */
export const importsFor = (noun: string, place = `${noun}.driver.ts`): Imports => ({
	driver: {
		name: `${noun.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Driver`,
		from: `../drivers/${place}`,
	},
	test: '../driven-test.ts',
})

const callOf = ({ kind, label }: Step): [method: string, args: string[]] => {
	if (kind === 'start') return ['start', [label]]
	if (kind === 'event') return ['send', [label]]
	if (kind === 'delay') return ['wait', [label]]
	const [actor = '', ...outcome] = label.split(' ')
	return ['answer', [actor, outcome.join(' ')]]
}

const stepLine = (step: Step): string => {
	const [method, args] = callOf(step)
	const begin = `  await step.${method}(${args.map((arg) => `${literal(arg, 0, 0)}, `).join('')}`
	return `${begin}${literal(expectedOf(step), 2, begin.length)})`
}

const testOf = ({ id, title, steps }: Path): string[] => {
	const name = `test(${literal(title, 0, 0)}, {`
	const annotation = `annotation: { type: 'path', description: '${id}' }`
	const line = `${name} ${annotation} }, async ({ step }) => {`
	const head = line.length <= 100 ? [line] : [name, `  ${annotation},`, '}, async ({ step }) => {']
	return ['', ...head, ...steps.map(stepLine), '})']
}

/**
 * A suite as a Playwright test file: a test a path, and in it one call a step, with what must then
 * be so. A driver says how each step is made in a browser.
 */
export const playwright = (
	noun: string,
	{ suite, paths }: Suite,
	{ driver, test } = importsFor(noun),
): string =>
	[
		`// ${noun}: ${suite}. \`state\`, \`tags\`, \`now\` (fields that are others than before) and \`effects\` are what a step must lead to.`,
		`import { ${driver.name === 'driver' ? 'driver' : `${driver.name} as driver`} } from '${driver.from}'`,
		`import { test } from '${test}'`,
		'',
		'test.use({ driver })',
		...paths.flatMap(testOf),
		'',
	].join('\n')
