import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const files = (folder: string) =>
	execFileSync('git', ['ls-files', folder], { encoding: 'utf8' }).split('\n').filter(existsSync)

/** The packages that the specification names; path generation is xstate/graph's (decision 0003). */
const packages = [
	...['react', 'react-dom', '@tanstack/react-router', 'xstate', '@xstate/react'],
	...['@tanstack/react-query', 'zod', 'openapi-typescript', 'openapi-fetch', '@ark-ui/react'],
	...['@pandacss/dev', '@firebase/app', '@firebase/messaging', '@firebase/analytics', 'vitest'],
	'@playwright/test',
]
const folders = [
	...['src', 'machines', 'openapi', 'public', 'tests', 'panda.config.ts', 'vite.config.ts'],
	...['tsconfig.json', 'package.json', 'README.md'],
]
const beside = ['server', 'domain', 'demo', 'atlas', 'docs', 'build']

test('API-01 the packages of the specification are installed and used, and the top level holds its folders', () => {
	const { dependencies, devDependencies } = JSON.parse(read('package.json'))
	const installed = Object.keys({ ...dependencies, ...devDependencies })
	expectEvery(packages, (name) => installed.includes(name))
	const tracked = new Set(files('.').map((file) => file.split('/')[0]!))
	expectEvery(folders, (name) => tracked.has(name))
	const rooms = readdirSync('.', { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && tracked.has(entry.name))
		.map(({ name }) => name)
		.filter((name) => !name.startsWith('.'))
	expectEvery(rooms, (name) => [...folders, ...beside].includes(name))
})

test('API-01 types are made from the contract', () => {
	const { scripts } = JSON.parse(read('package.json'))
	expect(scripts['gen:types']).toContain('openapi-typescript openapi/v1.gen.json')
	const users = files('src').filter((file) => read(file).includes("'#openapi/v1.gen.ts'"))
	expect(users.length).toBeGreaterThan(50)
})

const machines = {
	'the purchase': 'purchaseMachine',
	'the promo check': 'promoCheckMachine',
	'the call-back form': 'callBackMachine',
	'the nudge scheduler': 'nudgeSchedulerMachine',
	'the share modal': 'shareMachine',
	logout: 'logoutMachine',
	'the card action': 'cardActionMachine',
	'the school terms': 'schoolTermsMachine',
}

describe('the eight machines of the specification', () => {
	test.each(Object.entries(machines))(
		'API-01 %s is run by a binding that its views share, and is described without React',
		(_, name) => {
			const definition = files('machines').filter((file) =>
				new RegExp(`export const ${name} =`).test(read(file)),
			)
			expect(definition).toHaveLength(1)
			expect(read(definition[0]!)).not.toMatch(/from 'react|window\.|fetch\(/)
			const bindings = files('src').filter((file) => new RegExp(`\\b${name}\\b`).test(read(file)))
			const running = bindings.filter((file) => /useActorRef|createActor|spawn/.test(read(file)))
			expectEvery(running, (file) => !file.endsWith('.tsx'))
		},
	)
})
