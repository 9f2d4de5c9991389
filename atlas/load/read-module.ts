import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createJiti } from 'jiti'
import { keepAnswersApart } from './answer.ts'
import { Complaint } from './complaint.ts'

const own = dirname(fileURLToPath(import.meta.resolve('xstate/package.json')))

/** A file in a project without XState uses the atlas's own. */
const xstateFor = (path: string): Record<string, string> => {
	try {
		createRequire(path).resolve('xstate')
		return {}
	} catch {
		return { xstate: own }
	}
}

const started = new Set<string>()

/** Keeps a foreign file's output and its later errors out of the atlas's own answer. */
const keepApart = (path: string) => {
	started.add(path)
	if (started.size > 1) return
	keepAnswersApart()
	for (const method of ['log', 'info', 'debug', 'table', 'dir', 'group'] as const)
		console[method] = console.error
	for (const event of ['uncaughtException', 'unhandledRejection'] as const)
		process.on(event, (error) => {
			console.error(
				`${[...started].join(' or ')} started something that failed: ${reasonOf(error)}`,
			)
		})
}

const reasonOf = (error: unknown): string =>
	String((error as Error)?.message ?? error).split('\n')[0]!

const inWords = (error: unknown): string => {
	const message = String((error as Error)?.message ?? error)
	const [, problem, place] = /^ParseError: (.*?)\s*\n.*?(\d+:\d+)$/.exec(message) ?? []
	if (place) return `cannot be read: ${problem} at ${place} (line:column)`
	const [, missing] = /^Cannot find module '([^']+)'/.exec(message) ?? []
	if (missing) return `cannot be read: it needs '${missing}', which is not there`
	if (/xstate\w*\.(Machine|interpret|spawn|send|actions)\b/.test(message))
		return 'is written for XState 4; the atlas reads machines of XState 5'
	return `cannot be read: ${reasonOf(error)}`
}

/**
 * Imports a TypeScript or JavaScript file as bundlers do: imports may omit extensions, and types
 * may be imported as values.
 * @throws Complaint if it cannot be read, in words that name the file
 */
export const readModule = async (path: string): Promise<Record<string, unknown>> => {
	keepApart(path)
	const jiti = createJiti(import.meta.url, {
		alias: xstateFor(path),
		fsCache: false,
		interopDefault: false,
		jsx: true,
	})
	try {
		return await jiti.import(path)
	} catch (error) {
		throw new Complaint(`${path} ${inWords(error)}`)
	}
}
