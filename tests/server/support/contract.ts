import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Answer = { $ref?: string; content?: Record<string, { schema: unknown }> }
type Document = {
	paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
	components: { responses: Record<string, Answer> }
}

const document = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as Document
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema({ $id: 'v1', ...document })

const pointer = (...parts: string[]) =>
	parts
		.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
		.join('')

const patternOf = (path: string) => new RegExp(`^/v1${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)

/** Paths with fewer braces first, so that /learning/all is not taken for /learning/{slug}. */
const paths = Object.keys(document.paths)
	.sort((a, b) => a.split('{').length - b.split('{').length)
	.map((path) => ({ path, pattern: patternOf(path) }))

/**
 * Returns an answer's breaches of openapi/v1.yaml; an empty list if it keeps the contract.
 * @param url with or without a query; calls outside /v1 are not judged
 */
export const breachesOf = (
	method: string,
	url: string,
	status: number,
	body: unknown,
): string[] => {
	const plain = url.split('?')[0]!
	if (!plain.startsWith('/v1/') || plain === '/v1/graph') return []
	const path = paths.find(
		(candidate) =>
			document.paths[candidate.path]![method.toLowerCase()] && candidate.pattern.test(plain),
	)?.path
	if (!path) return status === 404 ? [] : [`${method} ${plain} is not described`]
	const given = document.paths[path]![method.toLowerCase()]!.responses[status]
	if (!given) return [`${method} ${path} does not describe ${status}: ${JSON.stringify(body)}`]
	const home = given.$ref
		? ['components', 'responses', given.$ref.split('/').at(-1)!]
		: ['paths', path, method.toLowerCase(), 'responses', String(status)]
	const answer = given.$ref ? document.components.responses[home[2]!]! : given
	const type = Object.keys(answer.content ?? {})[0]
	if (!type) return body === null ? [] : [`${method} ${path} ${status} has a body`]
	const validate = ajv.getSchema(`v1#${pointer(...home, 'content', type, 'schema')}`)
	if (!validate) return [`no schema for ${method} ${path} ${status}`]
	if (validate(body)) return []
	return (validate.errors ?? []).map(
		(fault) =>
			`${method} ${path} ${status}${fault.instancePath} ${fault.message} ${JSON.stringify(fault.params)}`,
	)
}
