import { type ReadTable, readTable } from '#domain/people/table-rows.rules.ts'
import { type WrittenType, writtenTypes } from './draft-content.rules.ts'
import { paiseOf } from './draft-price.rules.ts'

/** Types of a file's resources; a bundle has resources that a row cannot name. */
const listedTypes = writtenTypes.filter((type) => type !== 'bundle')

/** A resource of a file; prices in paise, null is free. */
export type ResourceRow = {
	row: number
	title: string
	course_type: WrittenType
	language: string
	summary: string
	description: string
	subject: string
	level: string
	tags: string[]
	outcomes: string[]
	price: number | null
	old_price: number | null
	instructor_name: string
	affiliate_url: string | null
}

/** A line that makes no resource. */
export type ResourceFault = {
	row: number
	column: string
	value: string
	reason: 'missing' | 'type' | 'price' | 'long' | 'many' | 'unknown' | 'address'
}

/** The columns of a table of resources; the first two are needed. */
export const resourceColumns = [
	...['title', 'type', 'language', 'summary', 'description', 'subject', 'level'],
	...['tags', 'outcomes', 'price', 'old_price', 'instructor', 'address'],
] as const

/** The largest file, in MiB, and the most lines of one. */
export const RESOURCE_FILE_LIMIT = 5
export const MOST_RESOURCES = 5000

const longest: Readonly<Record<string, number>> = {
	...{ title: 200, language: 40, summary: 400, description: 20_000, subject: 120, level: 120 },
	...{ instructor: 120, address: 2000 },
}

type Fault = Omit<ResourceFault, 'row'>
type Cells = (column: (typeof resourceColumns)[number]) => string

const partsOf = (text: string): string[] => [
	...new Set(
		text
			.split('|')
			.map((part) => part.trim())
			.filter(Boolean),
	),
]

const faultOf = (cells: Cells): Fault | null => {
	const fault = (column: string, reason: Fault['reason']): Fault => {
		return { column, value: cells(column as never), reason }
	}
	if (cells('title') === '') return fault('title', 'missing')
	if (!listedTypes.some((type) => type === cells('type').toLowerCase()))
		return fault('type', 'type')
	for (const column of ['price', 'old_price'] as const)
		if (paiseOf(cells(column)) === undefined) return fault(column, 'price')
	for (const [column, most] of Object.entries(longest))
		if (cells(column as never).length > most) return fault(column, 'long')
	for (const [column, most] of [
		['tags', 120],
		['outcomes', 300],
	] as const) {
		const parts = partsOf(cells(column))
		if (parts.length > 20) return fault(column, 'many')
		if (parts.some((part) => part.length > most)) return fault(column, 'long')
	}
	const address = cells('address')
	return address === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(address)
		? null
		: fault('address', 'address')
}

const readLine = (cells: Cells): Omit<ResourceRow, 'row'> | Fault =>
	faultOf(cells) ?? {
		title: cells('title'),
		course_type: cells('type').toLowerCase() as WrittenType,
		language: cells('language'),
		summary: cells('summary'),
		description: cells('description'),
		subject: cells('subject'),
		level: cells('level'),
		tags: partsOf(cells('tags')),
		outcomes: partsOf(cells('outcomes')),
		price: paiseOf(cells('price')) ?? null,
		old_price: paiseOf(cells('old_price')) ?? null,
		instructor_name: cells('instructor'),
		affiliate_url: cells('address') || null,
	}

/** Resources of a file, or why it cannot be read. */
export type ReadResources = ReadTable<Omit<ResourceRow, 'row'>, ResourceFault['reason']>

/**
 * Reads the cells of a table of resources (28.3). The first line names the columns; tags and
 * outcomes are separated by `|`; prices are in rupees.
 */
export const readResourceTable = (cells: readonly (readonly string[])[]): ReadResources =>
	readTable<Omit<ResourceRow, 'row'>, ResourceFault['reason']>(cells, {
		...{ needed: ['title', 'type'], most: MOST_RESOURCES, readLine },
	})

/** Names of the shop's lists. */
export type KnownNames = Record<'subject' | 'level' | 'language' | 'tags', readonly string[]>

const foldedOf = (name: string) => name.trim().toLocaleLowerCase('en')

/** Writes the names of the lists as the shop writes them; rows with others are left out. */
export const withKnownNames = (
	rows: readonly ResourceRow[],
	known: KnownNames,
): { rows: ResourceRow[]; faults: ResourceFault[] } => {
	const lists = Object.fromEntries(
		Object.entries(known).map(([list, names]) => [
			list,
			new Map(names.map((name) => [foldedOf(name), name])),
		]),
	)
	const nameIn = (list: string, typed: string) => lists[list]!.get(foldedOf(typed))
	const unknownIn = (row: ResourceRow): Fault | null => {
		const typed = [
			...(['subject', 'level', 'language'] as const).map(
				(column) => [column, row[column]] as const,
			),
			...row.tags.map((tag) => ['tags', tag] as const),
		]
		const stranger = typed.find(([column, name]) => name !== '' && !nameIn(column, name))
		return stranger ? { column: stranger[0], value: stranger[1], reason: 'unknown' } : null
	}
	const read = rows.map((row): ResourceRow | ResourceFault => {
		const unknown = unknownIn(row)
		if (unknown) return { row: row.row, ...unknown }
		return {
			...row,
			subject: nameIn('subject', row.subject) ?? '',
			level: nameIn('level', row.level) ?? '',
			language: nameIn('language', row.language) ?? '',
			tags: row.tags.map((tag) => nameIn('tags', tag)!),
		}
	})
	return {
		rows: read.flatMap((one) => ('reason' in one ? [] : [one])),
		faults: read.flatMap((one) => ('reason' in one ? [one] : [])),
	}
}
