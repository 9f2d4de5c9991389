import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { inlineStyles, type Styled } from '#build/inline-styles.ts'

let styled: Styled
beforeAll(async () => {
	const load = (name: string) => import(pathToFileURL(`src/theme/styled-system/css/${name}`).href)
	styled = { ...(await load('css.js')), ...(await load('sva.js')) }
})

/**
 * Returns Panda's own result for every css() and sva() of literals in a file, found and evaluated
 * without the plugin.
 */
const expectedOf = (file: string, code: string): string[] => {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
	const answers: string[] = []
	const visit = (node: ts.Node): void => {
		ts.forEachChild(node, visit)
		if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
		const name = node.expression.text
		if (name !== 'css' && name !== 'sva') return
		try {
			const styles: object = runInNewContext(`(${node.arguments[0]!.getText(source)})`)
			answers.push(JSON.stringify(name === 'css' ? styled.css(styles) : styled.sva(styles)()))
		} catch {
			// The argument reads a variable.
		}
	}
	visit(source)
	return answers
}

const files = globSync('src/**/*.{ts,tsx}').filter((file) => {
	const code = readFileSync(file, 'utf8')
	return !file.includes('styled-system') && code.includes("from '#styled/css'")
})

test('there are files with styles to compare', () => {
	expect(files.length).toBeGreaterThan(50)
})

test.each(files)('every literal style of %s becomes what Panda answers', (file) => {
	const code = readFileSync(file, 'utf8')
	const inlined = inlineStyles(file, code, styled)?.code ?? code
	for (const answer of expectedOf(file, code)) expect(inlined).toContain(answer)
	expect(expectedOf(file, inlined)).toEqual([])
})

test('a bracket in a string or a regular expression does not end a call', () => {
	const code =
		"const a = css({ content: '\")\"', color: 'ink' }); const b = /[(]/; f(css({ mt: '2' }))"
	const content = JSON.stringify(styled.css({ content: '")"', color: 'ink' }))
	expect(inlineStyles('a.ts', code, styled)!.code).toBe(
		`const a = ${content}; const b = /[(]/; f(${JSON.stringify(styled.css({ mt: '2' }))})`,
	)
})

test('a style that reads a variable is left to the browser', () => {
	expect(inlineStyles('a.ts', 'const a = css({ color: tone })', styled)).toBeNull()
})
