import { writeFileSync } from 'node:fs'
import { environment } from '#server/platform/config.ts'

/** Variables of a shell, not of a shop. */
const leftOut = ['NODE_ENV']

const defaultOf = (name: string): string => {
	const field = environment.shape[name as keyof typeof environment.shape]
	const { data } = field.safeParse(undefined)
	return ['string', 'number'].includes(typeof data) ? String(data) : ''
}

const quoted = (value: string): string => (/[\s#<>]/.test(value) ? `"${value}"` : value)

/**
 * Returns `.env.example`: every variable that the server reads, commented out, with its default
 * where it has one.
 */
export const envExample = (): string => {
	const names = Object.keys(environment.shape).filter((name) => !leftOut.includes(name))
	const lines = names.map((name) => `# ${name}=${quoted(defaultOf(name))}`)
	return `# Copy to .env and uncomment what you change. docs/settings.md says what each variable means.\n\n${lines.join('\n')}\n`
}

if (import.meta.main) writeFileSync('.env.example', envExample())
