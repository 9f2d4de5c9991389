import { expect, test } from 'vitest'
import { faultsOfFolders } from './folders.ts'

const glossary = [
	'| people | account, school (what everybody may know of one) |',
	'| shop | school order |',
].join('\n')

const files = [
	'machines/people/account/account.machine.ts',
	'server/people/school/school.service.ts',
	'src/flows/school-order/start.ts',
	'server/main.ts',
]

test('26.2 folders that the glossary names are right', () => {
	expect(faultsOfFolders(files, glossary)).toEqual([])
})

test('26.2 a folder that is no noun, or is in another area, and a noun without a folder are said', () => {
	const more = ['server/shop/account/a.ts', 'machines/people/face/a.ts', 'src/processes/gift/a.ts']
	expect(faultsOfFolders([...files, ...more], `${glossary}\n| jobs | job |`)).toEqual([
		'server/shop/account is no noun of docs/glossary.md',
		'machines/people/face is no noun of docs/glossary.md',
		'src/processes/gift is no noun of docs/glossary.md',
		'docs/glossary.md names job, which has no folder',
	])
})

test('26.6 a file of domain is beside the others of its area', () => {
	const more = [
		'domain/shop/cart.rules.ts',
		'domain/sales/a.rules.ts',
		'domain/shop/cart/b.rules.ts',
	]
	expect(faultsOfFolders([...files, ...more], glossary)).toEqual([
		'domain/sales/a.rules.ts is not domain/<area>/<name>.rules.ts',
		'domain/shop/cart/b.rules.ts is not domain/<area>/<name>.rules.ts',
	])
})

test('26.4 a folder with more than 25 files of code is said, not one of words', () => {
	const many = (folder: string, kind: string) =>
		Array.from({ length: 26 }, (_, at) => `${folder}/${at}.${kind}`)
	expect(
		faultsOfFolders([...files, ...many('docs', 'md'), ...many('build', 'ts')], glossary),
	).toEqual(['build has 26 files of code, 25 at most'])
})
