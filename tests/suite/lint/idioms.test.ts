import { expect, test } from 'vitest'
import { idiomsIn } from './idioms.ts'

const refused = [
	'The account that stands where an erased one was.',
	'Loads the page anew.',
	'So many rows a page has.',
	'Asks whoever wrote it.',
	'Reads what became of the order.',
	'The buyer is told.',
	'A page of wishes to be called.',
	'A build of\n * its own.',
	'Leaves at once.',
	'Whose it is belongs to the condition.',
	'Finds a thing that moves.',
	'Closes the order in the way.',
	'Asks no more.',
	'Opens the farewell.',
	'Whether an order is open.',
	'Who may read.',
	'What an order needs.',
]

test.for(refused)('26.11 a comment is refused: %s', (text) => {
	expect(idiomsIn('server/a.ts', `/** ${text} */`)).not.toEqual([])
})

const accepted = [
	'Returns true if an order is open.',
	'CI stands for continuous integration.',
	'The sandbox stands in for a provider.',
	'A stand-in for the clock.',
	'Takes no more than ten rows.',
	'Returns `at once`.',
	'Says what changed.',
	'Who may read?',
]

test.for(accepted)('26.11 a plain comment is accepted: %s', (text) => {
	expect(idiomsIn('server/a.ts', `/** ${text} */`)).toEqual([])
})

test('26.11 an idiom is reported with its line, in comments, titles and paragraphs', () => {
	const code =
		"const anew = 'stands'\n/**\n * Reads.\n * Loads anew.\n */\n// Waits.\n// It\n// stands."
	expect(idiomsIn('a.ts', code)).toEqual([
		'a.ts:4 says “anew”; plainly: again',
		'a.ts:8 says “stands”; plainly: is',
	])
	expect(idiomsIn('a.test.ts', "\ntest('1 loads anew', () => {})")).toEqual([
		'a.test.ts:2 says “anew”; plainly: again',
	])
	expect(idiomsIn('docs/a.md', '# A\n\nWaits.\nIs told.\n\n```\nanew\n```\n')).toEqual([
		'docs/a.md:4 says “Is told”; plainly: learns, receives, or the passive of notify',
	])
})

test('26.11 messages, and descriptions of machines and calls, are read too', () => {
	const files = {
		'src/i18n/messages/en/shop.json': '{\n  "paid": "It opens at once."\n}\n',
		'openapi/v1.yaml': 'get:\n  summary: Say how it stands\n',
		'machines/shop/gift/gift.machine.ts': "saving: {\n  description:\n    'Nobody is told.',\n}",
	}
	for (const [file, text] of Object.entries(files)) expect(idiomsIn(file, text)).toHaveLength(1)
})
