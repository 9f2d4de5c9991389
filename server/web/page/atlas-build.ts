import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** How far the atlas is: `done` of `of` machines are read while it is being built. */
export type AtlasState = {
	kind: 'built' | 'building' | 'failed' | 'unbuilt'
	done: number
	of: number
}

/** The atlas' page and the process that builds it. */
export type AtlasBuild = {
	state: () => AtlasState
	/** Builds the page where it is missing and can be built; returns when that has ended. */
	start: (log: FastifyBaseLogger) => Promise<void>
	stop: () => void
}

const repo = resolve(import.meta.dirname, '../../..')

/** Added to the build's nice value (POSIX), so that requests come first. */
const NICE = 10

/**
 * Starts the build; its process leads a group, so that what it starts ends with it. The pipe to its
 * standard input tells it when this server is gone.
 */
const spawnBuild = (): ChildProcess => {
	const child = spawn(process.execPath, [join(repo, 'server/setup/atlas-command.mjs')], {
		cwd: repo,
		stdio: ['pipe', 'pipe', 'pipe'],
		detached: true,
		env: { ...process.env, ATLAS_PROGRESS: 'true' },
	})
	if (child.pid) setPriority(child.pid, NICE)
	return child
}

const canBuild = () => existsSync(join(repo, 'node_modules/.bin/vite'))

const readProgress = (text: string) => [...text.matchAll(/(\d+) of (\d+) machines/g)].at(-1)

/**
 * @param site where the site is built; the atlas is the folder `atlas` in it
 * @param begin starts the process that builds it and prints `12 of 95 machines`; null where nothing
 * can
 */
export const createAtlasBuild = (
	site: string,
	begin: (() => ChildProcess) | null = canBuild() ? spawnBuild : null,
): AtlasBuild => {
	const index = join(site, 'atlas/index.html')
	const progress = { done: 0, of: 0 }
	let child: ChildProcess | undefined
	let hasFailed = false
	const kind = (): AtlasState['kind'] => {
		if (child) return 'building'
		if (existsSync(index)) return 'built'
		return hasFailed ? 'failed' : 'unbuilt'
	}
	return {
		state: () => ({ kind: kind(), ...progress }),
		start: async (log) => {
			if (!begin || kind() !== 'unbuilt') return
			const begun = performance.now()
			const building = begin()
			child = building
			let said = ''
			const hear = (part: Buffer) => {
				said = (said + part).slice(-4000)
				const [, done, of] = readProgress(said) ?? []
				if (of) Object.assign(progress, { done: Number(done), of: Number(of) })
			}
			building.stdout?.on('data', hear)
			building.stderr?.on('data', hear)
			const code = await new Promise<number | null>((ended) => {
				building.once('error', () => ended(null))
				building.once('close', ended)
			})
			// A stopped build is not reported.
			if (child !== building) return
			child = undefined
			hasFailed = code !== 0
			const seconds = Math.round((performance.now() - begun) / 1000)
			if (hasFailed) log.error({ code, said }, 'the atlas was not built')
			else log.info({ seconds }, 'the atlas is built')
		},
		stop: () => {
			const building = child
			child = undefined
			if (!building?.pid) return
			try {
				process.kill(-building.pid)
			} catch {
				building.kill()
			}
		},
	}
}
