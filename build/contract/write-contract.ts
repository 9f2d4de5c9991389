import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core'
import { parse, stringify } from 'yaml'
import { addCommonAnswers, type Operation } from './common-answers.ts'
import { contractRoutes } from './contract-routes.ts'

const SHARED = 'shared.yaml#/components/parameters/'

/** The one parameter that stays a reference: by it a server knows a call that may be repeated. */
const KEY = `${SHARED}IdempotencyKey`

type Parameter = NonNullable<Operation['parameters']>[number]

/** Writes the parameters that calls share into an operation, for who reads the joined document. */
const writeParameters = (operation: Operation, shared: Record<string, Parameter>): void => {
	operation.parameters = operation.parameters?.map((parameter) =>
		'$ref' in parameter && parameter.$ref.startsWith(SHARED) && parameter.$ref !== KEY
			? structuredClone(shared[parameter.$ref.slice(SHARED.length)] ?? parameter)
			: parameter,
	)
}

const fileOf = (name: string) => fileURLToPath(new URL(`../../openapi/${name}`, import.meta.url))

const plugin = (shared: Record<string, Parameter>) => ({
	id: 'contract',
	preprocessors: {
		oas3: {
			'common-answers': () => ({
				Operation: (operation: Operation, { key }: { key: string | number }) => {
					writeParameters(operation, shared)
					addCommonAnswers(String(key), operation)
				},
			}),
		},
	},
})

type Paths = Record<string, { $ref: string }>

/** A file of the contract; only v1.yaml has `x-areas`. */
type ContractFile = {
	paths: Paths
	'x-areas'?: string[]
	components?: { parameters?: Record<string, Parameter> }
}

const read = (name: string): ContractFile => parse(readFileSync(fileOf(name), 'utf8'))

const pointerTo = (path: string) => `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Returns openapi/v1.yaml with the paths of all areas, each a reference to its file. */
const readRoot = (): ContractFile => {
	const { 'x-areas': areas = [], ...root } = read('v1.yaml')
	const paths = areas.flatMap((area) => {
		const file = `${area}.yaml`
		return Object.keys(read(file).paths).map((path) => [path, { $ref: file + pointerTo(path) }])
	})
	return { ...root, paths: Object.fromEntries(paths) as Paths }
}

/**
 * Joins openapi/v1.yaml and the files of its areas, and adds to each call the answers that it has
 * by its kind. Writes one document: JSON, which the server reads at its start, and YAML,
 * which it serves at /docs/v1.yaml. Writes the routes of its calls too, because checking and
 * resolving the document takes most of a second.
 * @throws Error that names each reference without a target
 */
export const writeContract = async (): Promise<void> => {
	const { bundle: document, problems } = await bundle({
		doc: makeDocumentFromString(stringify(readRoot()), fileOf('v1.yaml')),
		config: await createConfig({
			plugins: [plugin(read('shared.yaml').components?.parameters ?? {})],
			preprocessors: { 'contract/common-answers': 'on' },
		}),
	})
	if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
	writeFileSync(fileOf('v1.gen.json'), JSON.stringify(document.parsed))
	const routes = await contractRoutes(document.parsed as Parameters<typeof contractRoutes>[0])
	writeFileSync(fileOf('v1.gen.routes.json'), JSON.stringify(routes))
	writeFileSync(fileOf('v1.gen.yaml'), stringify(document.parsed, { aliasDuplicateObjects: false }))
}
