import { expect, test } from 'vitest'
import { longComments } from './long-comments.ts'

const long = 'a '.repeat(60)

test('26.11 a comment line of more than 100 characters is said with its place', () => {
	const text = `/** Short. */\n  // ${long}\nconst a = '${long}'\n/**\n * ${long}\n */`
	expect(longComments('a.ts', text)).toEqual(['a.ts:2', 'a.ts:5'])
})

test('26.11 an address, a directive and a line of a template may be longer', () => {
	const text = `// https://a.test/${long}\n// biome-ignore lint: ${long}\n/** \${name} ${long} */`
	expect(longComments('a.ts', text)).toEqual([])
})
